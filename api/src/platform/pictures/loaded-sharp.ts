let loaded: Promise<typeof import('sharp').default> | undefined;

/** With the first picture: 30 MB of code that most starts never need. */
export function loadedSharp() {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    // A second net below `pictureKindOf`: no other reader of the library can be reached.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    return sharp;
  });
  return loaded;
}
