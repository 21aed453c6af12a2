/** Files of the person's own device, in and out. */

/** Offer a text to be saved. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}

/** Let somebody choose a text file; nothing where none was chosen. */
export function openText(): Promise<string | null> {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ".jsonl,.json,.ndjson,.txt";
    input.onchange = () => resolve(input.files?.[0]?.text() ?? null);
    input.oncancel = () => resolve(null);
    input.click();
  });
}
