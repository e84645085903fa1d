/** Makes a thing when it is first asked for, and the same one from then on: what is costly to make and not always wanted. */
export function once<Thing extends object | string>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
