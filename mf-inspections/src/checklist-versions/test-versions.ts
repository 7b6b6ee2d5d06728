const version = { __typename: 'ChecklistVersion' };

/** A checklist that was changed once; an item of its older version was removed since. */
export const someChecklistVersions = {
  checklistVersions: [
    {
      ...{ ...version, revision: 2, writtenAt: '2026-05-04T12:00:00Z', name: 'Summer' },
      ...{ itemIds: ['2', '1', '4'], requiredIds: ['1'] },
    },
    {
      ...{ ...version, revision: 1, writtenAt: '2026-03-01T12:00:00Z', name: 'Spring' },
      ...{ itemIds: ['1', '2', '3', '2000001'], requiredIds: [] },
    },
  ],
  checklistItems: ['Brood', 'Stores', 'Weather', 'Swarm cells'].map((name, index) => ({
    ...{ __typename: 'OfferedItem', id: String(index + 1), name },
  })),
};
