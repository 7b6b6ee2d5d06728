import { createRemoteReports } from './remote-reports.ts';

function hide(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('what was seen of remotes is sent once, when the tab is put away, as counts alone', () => {
  const sent: string[] = [];
  const reports = createRemoteReports((body) => sent.push(body));
  reports.shown('mf-hives', '1.0.0');
  reports.shown('mf-hives', '1.0.0');
  reports.failed('mf-inspections', '2.0.0');
  expect(sent).toEqual([]);
  hide('hidden');
  hide('visible');
  hide('hidden');
  expect(sent.map((body) => JSON.parse(body))).toEqual([
    {
      remotes: [
        { name: 'mf-hives', version: '1.0.0', shown: 2, failed: 0 },
        { name: 'mf-inspections', version: '2.0.0', shown: 0, failed: 1 },
      ],
    },
  ]);
});
