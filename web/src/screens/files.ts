/** Files of the person's own device, in and out. */

/** Offer a file to be saved. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}

/** Offer a text to be saved. */
export function saveText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: "application/x-ndjson" }));
}

/** Let somebody choose a file; nothing where none was chosen. `accept`: how its name may end. */
export function openFile(accept: string): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    input.onchange = () => resolve(input.files?.[0] ?? null);
    input.oncancel = () => resolve(null);
    input.click();
  });
}

/** Let somebody choose a text file; nothing where none was chosen. */
export async function openText(): Promise<string | null> {
  const file = await openFile(".jsonl,.json,.ndjson,.txt");
  return (await file?.text()) ?? null;
}
