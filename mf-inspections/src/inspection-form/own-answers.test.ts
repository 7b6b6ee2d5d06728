import { ownInputsOf } from './own-answers.ts';

test('of each hive is sent what differs, and nothing else', () => {
  const own = {
    hive11: { impression: '', notes: ' ', item7: '' },
    hive12: { impression: '4', needsAttention: '0', notes: 'Weak', item7: 'x' },
  };
  expect(ownInputsOf(own, ['11', '12', '13'], [])).toEqual([
    { hiveId: '11', items: [] },
    {
      hiveId: '12',
      impression: 4,
      needsAttention: false,
      notes: 'Weak',
      items: [{ itemId: '7', value: 'x' }],
    },
    { hiveId: '13', items: [] },
  ]);
});
