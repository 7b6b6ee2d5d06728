import { act, render, screen } from '@testing-library/react';
import { press } from '../account/visitor.ts';
import type { DownloadFile } from './download-file.ts';
import { anExport, aReadyExport, fakeExports, inAccountExport } from './in-account-export.tsx';

afterEach(() => {
  jest.useRealTimers();
});

test('who has asked for nothing can begin, and sees that it waits for its turn', async () => {
  render(inAccountExport(fakeExports(null)));
  await screen.findByRole('button', { name: 'Prepare my download' });
  await press('Prepare my download');
  const bar = await screen.findByRole('progressbar', { name: 'Waiting in the queue' });
  expect(bar.getAttribute('value')).toBe('0');
  expect(screen.getByRole('status').textContent).toContain('we will send you an e-mail');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the page follows the work by itself until the file is ready', async () => {
  jest.useFakeTimers();
  render(inAccountExport(fakeExports(anExport(), anExport({ progressPercent: 80 }), aReadyExport())));
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await wait(100);
  expect(screen.getByText('45%', { selector: 'span' })).toBeTruthy();
  await wait(2_000);
  expect(screen.getByText('80%', { selector: 'span' })).toBeTruthy();
  await wait(2_000);
  expect(screen.getByRole('status').textContent).toBe(
    'Your file of 2.3 MB is ready. It will be deleted on 28 November 2026.',
  );
});

test('the file is fetched with the token of the sign-in, never by an address that holds it', async () => {
  const asked: string[][] = [];
  const download: DownloadFile = async (path, token) => {
    asked.push([path, token]);
    return { kind: 'saved' };
  };
  render(inAccountExport(fakeExports(aReadyExport()), { download }));
  await screen.findByRole('button', { name: 'Download' });
  await press('Download');
  expect(asked).toEqual([['/api/user/export/5/file', 'the-token']]);
});

test('a download that fails is told', async () => {
  const download: DownloadFile = async () => ({ kind: 'failed', code: 'unreachable' });
  render(inAccountExport(fakeExports(aReadyExport()), { download }));
  await screen.findByRole('button', { name: 'Download' });
  await press('Download');
  expect((await screen.findByRole('alert')).textContent).toMatch(/connection|signal|reach/i);
});

test('what has failed can be begun again', async () => {
  render(inAccountExport(fakeExports(anExport({ state: 'FAILED' }))));
  expect((await screen.findByRole('alert')).textContent).toContain('None of your data is lost');
  await press('Try again');
  await screen.findByRole('progressbar', { name: 'Waiting in the queue' });
});
