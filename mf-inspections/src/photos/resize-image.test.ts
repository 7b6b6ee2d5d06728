import { shrunk } from './resize-image.ts';

test('a transparent picture gets white behind it, since JPEG would show black', async () => {
  const calls: string[] = [];
  // jsdom draws nothing.
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 4, height: 2, close: () => undefined }),
  });
  const context = {
    fillStyle: '',
    fillRect: () => calls.push(`fill ${context.fillStyle}`),
    drawImage: () => calls.push('draw'),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['x'], { type: 'image/jpeg' })));
  const read = await shrunk(new File(['png'], 'logo.png', { type: 'image/png' }));
  expect(read).toMatchObject({ kind: 'read', file: { name: 'logo.jpg' } });
  expect(calls).toEqual(['fill #fff', 'draw']);
});
