const shared = {
  __typename: 'InspectionVersion',
  inspectedAt: '2026-06-03T14:05:00+02:00',
  timeZone: 'Europe/Amsterdam',
  conditions: null,
  action: null,
  nextNotes: null,
  reminder: null,
  reminderAt: null,
};

/** An inspection that was edited once, the present version first. */
export const someVersions = [
  {
    ...shared,
    ...{ revision: 2, writtenAt: '2026-06-04T09:00:00Z', writtenBy: 'Bram' },
    ...{ impression: 5, needsAttention: true, notes: 'Nervous bees', items: [] },
  },
  {
    ...shared,
    ...{ revision: 1, writtenAt: '2026-06-03T12:10:00Z', writtenBy: 'Anna' },
    ...{ impression: 7, needsAttention: null, notes: 'Calm bees' },
    items: [{ __typename: 'VersionItem', itemId: '101', name: 'Eggs', text: 'Yes', unit: null }],
  },
];
