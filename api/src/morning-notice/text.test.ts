import type { KnownToday } from './facts.ts';
import { noticeTexts } from './text.ts';

test('a faulty scale is named with its apiary', () => {
  const none = new Map<string, string>();
  const known: KnownToday = {
    facts: {
      ...{ today: '2026-12-10', apiaries: [{ id: '1', place: undefined }] },
      hives: [
        {
          ...{ id: '11', apiaryId: '1', isOwn: true, hasBees: true, needsAttention: false },
          ...{ inspectedOn: '2026-12-09', isQueenless: false, queen: undefined },
        },
      ],
      ...{ alerts: [], silentDevices: [], faultyScales: [{ deviceId: '5', hiveId: '11' }], tasks: [] },
      ...{ reminders: [], waits: [], plannedCounts: [], flows: [], stores: [], forecasts: [] },
    },
    ...{ apiaryNames: new Map([['1', 'Heide']]), hiveNames: none, deviceNames: new Map([['5', 'W5']]) },
    ...{ ruleNames: none, taskTitles: none, reminderTexts: none },
  };
  expect(noticeTexts(known, 'de')?.lines).toEqual(['W5: Prüfe die Waage – Heide']);
});
