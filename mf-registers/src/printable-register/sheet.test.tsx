import { csvText } from '@skep/ui/download';
import { screen } from '@testing-library/react';
import { BookScreen } from '../entries/BookScreen.tsx';
import { aHarvest, aMeasure, aTreatment, formicAcid } from '../testing/entries.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { SheetScreen } from './SheetScreen.tsx';
import { honeyOf, tableOf } from './sheet-lines.ts';

/** Its blobs have no text() either. */
const textOf = (file = new Blob()) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(file);
  });

const visitSheet = (answers = fakeServer()) =>
  visit(<SheetScreen />, { path: '/registers/sheet?year=2026', answers });

test('a sheet has all that was written, what it adds up to, and says that nothing was tampered with', async () => {
  visitSheet();
  expect(await screen.findByRole('heading', { name: 'Formic acid 60 %' })).toBeTruthy();
  expect(screen.getByText('Honey of the year: 18 kg')).toBeTruthy();
  expect(screen.getByText(/^Checked/).textContent).toContain('3f6a0c1d9b2e47f5');
  expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeTruthy();
});

test('the register of one hive is for whoever takes it over: without years, duties and the honey of a year', async () => {
  visit(<SheetScreen />, { path: '/registers/sheet?hiveId=1', answers: fakeServer() });
  expect(await screen.findByRole('heading', { level: 1, name: /^Records of Hive 1/ })).toBeTruthy();
  expect(screen.getByText(/^Checked/)).toBeTruthy();
  expect([screen.queryByText(/^Honey of the year/), screen.queryByLabelText('Year')]).toEqual([null, null]);
});

test('the sheet and the book of a hive name it as it is called now, also without an entry of its own', async () => {
  visit(<SheetScreen />, { path: '/registers/sheet?hiveId=4', answers: fakeServer({ entries: [] }) });
  expect(await screen.findByRole('heading', { level: 1, name: /^Records of Hive 4/ })).toBeTruthy();
  visit(<BookScreen />, { path: '/registers?hiveId=4', answers: fakeServer() });
  expect(await screen.findByText('Entries about Hive 4')).toBeTruthy();
});

test('the sheet has what the country of the apiary requires, its source, and what is missing for it', async () => {
  visitSheet(fakeServer({ entries: [aTreatment({ number: 7, treatment: { ...formicAcid, batch: null } })] }));
  const duty = await screen.findByText(/^Germany/);
  expect(duty.textContent).toContain('Artikel 108 (2022)');
  expect(duty.textContent).toContain('5 years');
  expect(screen.getByText('Missing: Batch number (no. 7)')).toBeTruthy();
});

test.each([
  ['fr', /^France: keep this for 5 years.*Also on paper/],
  ['ch', /^Switzerland: keep this for 3 years.*A list of medicines/],
])('%s: requirements outside of the sheet are named with it', async (country, duty) => {
  visitSheet(fakeServer({ country }));
  expect(await screen.findByText(duty)).toBeTruthy();
});

test('what the country asks goes along into the file, after the entries', async () => {
  const saved: Blob[] = [];
  // jsdom has no addresses of files.
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return 'blob:sheet';
  };
  URL.revokeObjectURL = () => undefined;
  const { user } = visitSheet(
    fakeServer({ entries: [aTreatment({ number: 7, treatment: { ...formicAcid, batch: null } })] }),
  );
  await user.click(await screen.findByRole('button', { name: /CSV/ }));
  const lines = (await textOf(saved[0])).trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toMatch(/Germany.*Artikel 108 \(2022\)/);
  expect(lines[3]).toMatch(/Missing: Batch number \(no. 7\)/);
});

test('a measure without a medicine is on the sheet under its method, and no country asks for what it does not have', async () => {
  visitSheet(fakeServer({ entries: [aMeasure({ number: 7 })] }));
  expect(await screen.findByRole('heading', { name: 'Queen caging' })).toBeTruthy();
  expect(screen.getByText('Biotechnical, without a substance')).toBeTruthy();
  expect(await screen.findByText(/^Germany/)).toBeTruthy();
  expect([screen.queryByText(/^Missing/), screen.queryByText('Honey may be taken from')]).toEqual([
    null,
    null,
  ]);
});

test('the official numbers of one’s own apiaries are on the sheet, and that of its apiary on the sheet of a hive', async () => {
  visitSheet(fakeServer({ registrationNumber: 'DE 09 0000' }));
  expect(await screen.findByText('Registration number of Orchard: DE 09 0000')).toBeTruthy();
  expect(screen.queryByText(/NL-9/)).toBeNull();
  visit(<SheetScreen />, {
    path: '/registers/sheet?hiveId=1',
    answers: fakeServer({ registrationNumber: 'DE 09 1111' }),
  });
  expect(await screen.findByText('Registration number of Orchard: DE 09 1111')).toBeTruthy();
});

test('a sheet is called by an apiary of one’s own alone', async () => {
  visit(<SheetScreen />, { path: '/registers/sheet?year=2026&apiaryId=9', answers: fakeServer() });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.textContent).not.toContain('Bram’s meadow');
  expect(screen.queryByRole('option', { name: 'Bram’s meadow' })).toBeNull();
});

test('an entry that is not as it was written is reported', async () => {
  visitSheet(fakeServer({ broken: 2 }));
  expect((await screen.findByRole('alert')).textContent).toContain('no. 2');
});

test('what was struck out or corrected adds nothing to the honey of the year', () => {
  expect(
    honeyOf([aHarvest(), aHarvest({ correctedBy: 3 }), aHarvest({ isStruck: true }), aTreatment()]),
  ).toBe(18);
});

test('no withdrawal at all is in the table, and no cell is a formula', () => {
  const headings = {
    ...{ number: 'No.', days: 'Days', title: 'Product', hives: 'Hives' },
    ...{ standing: 'Status', written: 'Entered', hash: 'SHA-256' },
  };
  const line = {
    ...{
      id: '1',
      number: '1',
      days: '1 May',
      title: 'Thymol',
      hives: 'Hive 1',
      standing: '',
      written: '',
      hash: 'a',
    },
    isPast: false,
    facts: [
      { label: 'Supplier', text: '=cmd()' },
      { label: 'Withdrawal', text: '0' },
    ],
  };
  const other = { ...line, number: '2', facts: [{ label: 'Lot', text: 'L1' }] };
  expect(csvText(tableOf([line, other], headings))).toBe(
    [
      'No.,Days,Product,Hives,Supplier,Withdrawal,Lot,Status,Entered,SHA-256',
      "1,1 May,Thymol,Hive 1,'=cmd(),0,,,,a",
      '2,1 May,Thymol,Hive 1,,,L1,,,a',
      '',
    ].join('\r\n'),
  );
});
