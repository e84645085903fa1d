type Reading = {
  readonly onProgress: (percent: number) => void;
  readonly onDone: (dataUrl: string) => void;
  readonly onFail: () => void;
};

/** Reads a file as a data URL; the returned function gives it up. */
export function readFile(file: File, { onProgress, onDone, onFail }: Reading): () => void {
  const reader = new FileReader();
  reader.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
  };
  reader.onload = () => (typeof reader.result === 'string' ? onDone(reader.result) : onFail());
  reader.onerror = onFail;
  reader.readAsDataURL(file);
  return () => reader.abort();
}
