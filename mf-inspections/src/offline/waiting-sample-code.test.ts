import { isSampleCode } from '@skep/domain';
import { newSampleCode, waitingDeletedCode, waitingSampleCode } from './waiting-sample-code.ts';

test('a code that is drawn here is one that the service takes, and another each time', () => {
  const codes = Array.from({ length: 100 }, newSampleCode);
  expect(codes.filter((code) => !isSampleCode(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

test('without a network the hive shows a new code, before the inspection that names it', () => {
  expect(waitingSampleCode('Sample code', { hiveId: '11', code: 'ZYXUTSRP' })).toMatchObject({
    about: 'hive:11',
    answer: { makeSampleCode: { sampleCode: 'ZYXUTSRP' } },
    changes: [{ typename: 'Hive', id: '11', fields: { sampleCode: 'ZYXUTSRP' } }],
  });
});

test('one that is deleted without a network and is in a saved inspection needs nobody afterwards', () => {
  expect(waitingDeletedCode('Delete', '11').settledBy).toEqual(['not_found', 'sample_in_inspection']);
});
