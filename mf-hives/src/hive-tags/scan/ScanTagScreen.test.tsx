import { screen, waitFor } from '@testing-library/react';
import { visit } from '../../testing/visit.ts';
import { ScanTagScreen } from './ScanTagScreen.tsx';

/** What the camera would see; jsdom has none. */
let seen: string | undefined;
let looks = 0;
let stopped = 0;

function giveCamera(getUserMedia: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}

beforeEach(() => {
  seen = undefined;
  looks = 0;
  stopped = 0;
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  window.BarcodeDetector = Object.assign(
    class {
      detect = async () => {
        looks += 1;
        return seen === undefined ? [] : [{ rawValue: seen }];
      };
    },
    { getSupportedFormats: async () => ['qr_code'] },
  );
  const stop = () => {
    stopped += 1;
  };
  giveCamera(async () => ({ getTracks: () => [{ stop }] }));
});

afterEach(() => {
  Reflect.deleteProperty(window, 'BarcodeDetector');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const visitScan = () => visit(<ScanTagScreen />, { path: '/hivetags/scan', route: '/hivetags/scan' });

test('a tag before the camera is opened once, and the camera let go when the screen is left', async () => {
  const { services, unmount } = visitScan();
  expect(await screen.findByText('Hold the tag inside the frame')).toBeTruthy();
  seen = 'https://skep.example/hive-tags/7K3M9Q2XV4TBHNPR';
  await waitFor(() => expect(services.seen.paths).toEqual(['/hive-tags/7K3M9Q2XV4TBHNPR']));
  const before = looks;
  // What the camera sees is taken before it looks again.
  await waitFor(() => expect(looks).toBeGreaterThan(before + 1));
  expect(services.seen.paths).toHaveLength(1);
  unmount();
  expect(stopped).toBe(1);
});

test('a code that is no tag is reported, and the camera goes on', async () => {
  const { services } = visitScan();
  seen = 'https://elsewhere.example/menu';
  expect(await screen.findByText('This QR code is not a hive tag.')).toBeTruthy();
  seen = 'https://old.example/?hive_index=7';
  await waitFor(() => expect(services.seen.paths).toEqual(['/?hive_index=07']));
});

test('a camera that may not be used is reported, with the way to try again', async () => {
  giveCamera(async () => {
    throw new DOMException('no', 'NotAllowedError');
  });
  const { user } = visitScan();
  expect(await screen.findByText(/does not let this page use the camera/)).toBeTruthy();
  giveCamera(async () => ({ getTracks: () => [] }));
  await user.click(screen.getByRole('button', { name: 'Try the camera again' }));
  expect(await screen.findByText('Hold the tag inside the frame')).toBeTruthy();
});

test('without a camera the number does as well, and a wrong one is a fault of its field', async () => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  const { user, services } = visitScan();
  expect(await screen.findByText(/No camera was found/)).toBeTruthy();
  const field = screen.getByRole('textbox', { name: 'Number on the tag' });
  await user.type(field, '81');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('textbox', { description: 'Tags are numbered 1 to 80.' })).toBe(field);
  await user.clear(field);
  await user.type(field, '7{Enter}');
  await waitFor(() => expect(services.seen.paths).toEqual(['/?hive_index=07']));
});

test('a picture without a code is reported', async () => {
  const { user } = visitScan();
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (field) await user.upload(field, new File(['x'], 'tag.png', { type: 'image/png' }));
  expect(await screen.findByText(/No QR code was found in this picture/)).toBeTruthy();
});
