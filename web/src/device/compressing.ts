/** Bytes made smaller, and back. */

function through(bytes: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const source = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  const result = new Response(source.pipeThrough(stream as TransformStream<Uint8Array>));
  return result.arrayBuffer().then((buffer) => new Uint8Array(buffer));
}

export function compress(bytes: Uint8Array, format: CompressionFormat): Promise<Uint8Array> {
  return through(bytes, new CompressionStream(format));
}

/** Fails where the bytes are damaged. */
export function decompress(bytes: Uint8Array, format: CompressionFormat): Promise<Uint8Array> {
  return through(bytes, new DecompressionStream(format));
}
