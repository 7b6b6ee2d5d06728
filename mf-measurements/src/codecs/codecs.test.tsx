import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { DeviceCodecInput, TryDeviceCodecInput } from '../generated/graphql.ts';
import { fakeCodecs } from '../testing/codecs.ts';
import { visit } from '../testing/visit.ts';
import { CodecScreen } from './CodecScreen.tsx';
import { CodecsScreen } from './CodecsScreen.tsx';
import { withProposals } from './codec-values.ts';
import { NewCodecScreen } from './NewCodecScreen.tsx';

const codecText = 'function decodeUplink() { return { data: {} }; }';

test('a codec is tried, its values are mapped as proposed, and it is saved with them', async () => {
  const tried: TryDeviceCodecInput[] = [];
  const sent: DeviceCodecInput[] = [];
  const answers = fakeCodecs({ onTry: (input) => tried.push(input), onSave: (input) => sent.push(input) });
  const { user, services } = visit(<NewCodecScreen />, { path: '/devices/codecs/create', answers });
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Soil');
  await user.click(screen.getByRole('textbox', { name: /^JavaScript/ }));
  await user.paste(codecText);
  await user.type(screen.getByRole('textbox', { name: /^Bytes/ }), '1e');
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('The codec warns: battery low')).toBeTruthy();
  expect(
    screen.getByText('The codec stopped with an error: TypeError: x is undefined (line 3)'),
  ).toBeTruthy();
  expect(screen.getByText('Not as expected')).toBeTruthy();
  const message = { bytes: '1e', port: 1 };
  const fields = [
    { name: 'TempC_SHT', quantity: 't_i', unit: null },
    { name: 'weight_g', quantity: 'weight_kg', unit: 'g' },
  ];
  // What is proposed is tried as well.
  await waitFor(() => expect(tried.map((each) => each.fields)).toEqual([[], fields]));
  expect(tried[0]).toEqual({ text: codecText, examples: null, fields: [], message });
  const weight = screen.getByRole('heading', { name: 'weight_g' }).parentElement ?? document.body;
  expect(within(weight).getByRole<HTMLSelectElement>('combobox', { name: /Sent in/ }).value).toBe('g');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/devices/codecs']));
  expect(sent).toEqual([
    {
      ...{ name: 'Soil', text: codecText, examples: null, isForAll: false },
      fields,
    },
  ]);
  expect(services.seen.notices.map(({ text }) => text)).toContain(
    'Examples with another result than expected: 1. The codec is saved.',
  );
});

test('a text that is no codec is a fault of its field, and stays there', async () => {
  const { user, services } = visit(<NewCodecScreen />, {
    path: '/devices/codecs/create',
    answers: fakeCodecs(),
  });
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Soil');
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^JavaScript/ });
  await user.type(text, 'nothing');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'));
  expect([text.value, services.seen.paths]).toEqual(['nothing', []]);
});

test('a paused codec says so, and an edit sends its revision', async () => {
  const sent: DeviceCodecInput[] = [];
  const route = '/devices/codecs/:id';
  const answers = fakeCodecs({ onSave: (input) => sent.push(input) });
  const { user } = visit(<CodecScreen />, { path: '/devices/codecs/2', route, answers });
  expect(await screen.findByText(/took too long several times/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ name: 'Soil sensor 2', fields: [{ name: 'TempC_SHT' }] }]),
  );
});

test('the list tells what is paused and what is for everybody, and deletes an own one after a question', async () => {
  const gone: string[] = [];
  const { user } = visit(<CodecsScreen />, {
    path: '/devices/codecs',
    answers: fakeCodecs({ onDelete: (id) => gone.push(id) }),
  });
  expect(await screen.findByText('Paused')).toBeTruthy();
  expect(screen.getByText('Offered to everybody')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Edit' })).toHaveLength(2);
  const [first] = screen.getAllByRole('button', { name: 'Delete' });
  if (first !== undefined) await user.click(first);
  await waitFor(() => expect(gone).toEqual(['1']));
});

test('an offered codec is read, and a copy of it is saved as an own one', async () => {
  const sent: DeviceCodecInput[] = [];
  const answers = fakeCodecs({ onSave: (input) => sent.push(input) });
  visit(<CodecsScreen />, { path: '/devices/codecs', answers });
  const view = await screen.findByRole('link', { name: 'View' });
  expect(view.getAttribute('href')).toBe('/devices/codecs/3');
  cleanup();
  visit(<CodecScreen />, { path: '/devices/codecs/3', route: '/devices/codecs/:id', answers });
  expect(await screen.findByText(/^function decodeUplink/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  const copy = screen.getByRole('link', { name: 'Copy as my own' });
  expect(copy.getAttribute('href')).toBe('/devices/codecs/create?from=3');
  cleanup();
  const { user } = visit(<NewCodecScreen />, { path: '/devices/codecs/create?from=3', answers });
  await screen.findByDisplayValue('Weather station');
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        ...{ name: 'Weather station 2', isForAll: false, text: expect.stringContaining('decodeUplink') },
        ...{ examples: expect.stringContaining('TempC_SHT'), fields: [{ name: 'TempC_SHT' }] },
      },
    ]),
  );
});

test("somebody else's codec is not found", async () => {
  visit(<CodecScreen />, {
    path: '/devices/codecs/404',
    route: '/devices/codecs/:id',
    answers: fakeCodecs(),
  });
  expect(await screen.findByText('Codec not found')).toBeTruthy();
});

test('what a person took away is not proposed again, and two names are not one quantity', () => {
  const proposals = [
    { __typename: 'UnknownQuantity' as const, name: 'temp', quantity: 't_i', unit: null },
    { __typename: 'UnknownQuantity' as const, name: 'temp_2', quantity: 't_i', unit: null },
    { __typename: 'UnknownQuantity' as const, name: 'foo', quantity: null, unit: null },
  ];
  expect(withProposals([], proposals, new Set())).toEqual([
    { name: 'temp', quantity: 't_i', unit: undefined },
  ]);
  expect(withProposals([], proposals, new Set(['temp', 'temp_2', 'foo']))).toEqual([]);
});
