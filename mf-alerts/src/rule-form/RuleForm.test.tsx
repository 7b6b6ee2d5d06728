import { fakePerson } from '@skep/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aCondition, aRule, ruleChoices } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visitForm } from '../testing/visit.ts';
import { EditRuleScreen } from './EditRuleScreen.tsx';
import { NewRuleScreen } from './NewRuleScreen.tsx';
import { ChangeRuleMutation, CreateRuleMutation, NewRuleQuery } from './RuleFormPage.graphql.ts';

const visitNew = (answers = fakeServer()) =>
  visitForm(<NewRuleScreen />, { answers, path: '/alertrules/create' });

const visitEdit = (answers = fakeServer(), id = '7') =>
  visitForm(<EditRuleScreen />, {
    answers,
    path: `/alertrules/${id}/edit`,
    route: '/alertrules/:id/edit',
  });

type User = ReturnType<typeof visitNew>['user'];

/** Opens the combobox of the measured value and takes one. */
async function measure(user: User, name: string, place: Pick<typeof screen, 'getByRole'> = screen) {
  await user.click(place.getByRole('combobox', { name: /^Measured value/ }));
  await user.click(await screen.findByRole('option', { name }));
}

async function fillIn(user: User) {
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Too warm');
  await measure(user, 'Temperature inside');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Comparison' }), 'greater_than');
  await user.type(screen.getByRole('spinbutton', { name: /^Limit/ }), '38');
}

test('a rule is made, and its sentence says what it will do', async () => {
  const sent: unknown[] = [];
  const answers = [
    ...fakeServer(),
    answering(CreateRuleMutation, ({ input }) => {
      sent.push(input);
      return { createAlertRule: aRule({ id: '99', name: 'Too warm' }) };
    }),
  ];
  const { user, services } = visitNew(answers);
  await screen.findByText(/^Complete the conditions to see here/);
  await fillIn(user);
  await screen.findByText(/^You get an alert when: Temperature inside: above 38 °C/);
  await user.click(screen.getByRole('button', { name: 'January' }));
  await user.click(screen.getByRole('button', { name: '14:00\u201315:00' }));
  await user.click(screen.getByRole('checkbox', { name: 'Hive 2' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.notices).toMatchObject([{ text: 'Too warm saved.' }]));
  expect(sent).toMatchObject([
    {
      name: 'Too warm',
      byEmail: true,
      conditions: [{ quantity: 't_i', period: 'LAST', comparator: 'GREATER_THAN', threshold: 38 }],
      excludedMonths: [1],
      excludedHours: [14],
      excludedHiveIds: ['12'],
    },
  ]);
});

test('the answers of a model are offered where one is set up, and nowhere else', async () => {
  const offered = async (user: User) => {
    await user.click(await screen.findByRole('combobox', { name: /^Measured value/ }));
    return screen.queryByRole('option', { name: 'Value of the model' });
  };
  const { user: other, unmount } = visitNew();
  expect(await offered(other)).toBeNull();
  unmount();
  const modelQuantity = { __typename: 'Quantity', key: 'model', name: 'Value of the model', unit: null };
  const choices = { ...ruleChoices(), modelQuantity };
  const { user } = visitNew([...fakeServer(), answering(NewRuleQuery, () => choices)]);
  expect(await offered(user)).not.toBeNull();
  await measure(user, 'Value of the model');
  await user.type(screen.getByRole('spinbutton', { name: /^Limit/ }), '0.8');
  await screen.findByText(/Value of the model: below 0.8/);
});

test('a rule about a model that is set up no longer calls it by its name', async () => {
  const conditions = [aCondition({ quantity: 'model', threshold: 0.8 })];
  visitEdit(fakeServer({ rules: [aRule({ conditions })] }));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Measured value/ });
  expect(field.value).toBe('Value of the model');
});

test('what is missing is shown at its field, and nothing is sent', async () => {
  const { user, services } = visitNew();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Name/ }).getAttribute('aria-invalid')).toBe('true'),
  );
  for (const field of [
    screen.getByRole('combobox', { name: /^Measured value/ }),
    screen.getByRole('spinbutton', { name: /^Limit/ }),
  ])
    expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(services.seen.notices).toEqual([]);
});

test('what the server refuses is shown at its field, and what is typed stays', async () => {
  const failure = {
    __typename: 'Failure',
    code: 'INVALID_INPUT',
    fields: [{ __typename: 'FieldProblem', path: 'conditions.0.threshold', code: 'too_large', limit: 100 }],
    requestId: 'r',
    retryAfterSeconds: null,
  };
  const { user } = visitNew([
    ...fakeServer(),
    answering(CreateRuleMutation, () => ({ createAlertRule: failure })),
  ]);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole('spinbutton', { name: /^Limit/ }).getAttribute('aria-invalid')).toBe('true'),
  );
  expect((screen.getByRole('textbox', { name: /^Name/ }) as HTMLInputElement).value).toBe('Too warm');
});

test('a rule is changed, with a condition more, joined by or', async () => {
  const { user, services } = visitEdit();
  await screen.findByText(/Weight, fall from the previous value: 1\.5 kg or more/);
  await user.click(screen.getByRole('button', { name: 'Add a condition' }));
  const heading = await screen.findByRole('heading', { name: 'Condition 2' });
  const second = within(heading.closest('section') ?? document.body);
  await measure(user, 'Messages', second);
  await user.click(screen.getByRole('radio', { name: 'At least one' }));
  await screen.findByText(/or nothing has arrived for three times the usual interval/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.notices).toMatchObject([{ text: 'Swarm saved.' }]));
});

test('another’s change that came between is shown next to one’s own', async () => {
  const current = aRule({ name: 'Flown', revision: 2 });
  const { user } = visitEdit([
    ...fakeServer(),
    answering(ChangeRuleMutation, () => ({ changeAlertRule: { __typename: 'AlertRuleConflict', current } })),
  ]);
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Flown');
  dialog.getByText('Mine');
});

test('a rule is deleted on its page after a question', async () => {
  const { user, services } = visitEdit();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(services.seen.questions).toMatchObject([{ isDestructive: true }]));
});

test('a rule that is gone is reported in words', async () => {
  visitEdit(fakeServer(), '404');
  await screen.findByRole('heading', { name: 'Rule not found' });
});

test('what is typed is stored until it is saved, is offered again, and needs a confirmation to be left', async () => {
  const { user, services, unmount } = visitNew();
  await fillIn(user);
  expect(services.seen.isUnsaved).toBe(true);
  unmount();
  const again = visitForm(<NewRuleScreen />, { answers: fakeServer(), drafts: services.drafts });
  await again.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByText(/^You get an alert when: Temperature inside: above 38 °C/);
  await again.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.drafts?.newestOf('alerts:rule:new')).toBeUndefined());
});

test('the weather can be watched, and its forecast, in the units of the person', async () => {
  const units = { weight: 'kg', temperature: 'fahrenheit' } as const;
  const { user } = visitForm(<NewRuleScreen />, {
    answers: fakeServer(),
    session: { kind: 'signedIn', person: { ...fakePerson, units } },
  });
  await screen.findByRole('combobox', { name: /^Measured value/ });
  await measure(user, 'Weight');
  expect(screen.queryByRole('option', { name: 'The forecast' })).toBeNull();
  await measure(user, 'Temperature outside');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Values to look at' }), 'The forecast');
  await user.type(screen.getByRole('spinbutton', { name: /^Limit/ }), '50');
  await screen.findByText(/Temperature outside, average over 3 hours: below 50 °F \(the forecast\)/);
});

test('a hive that is left out and not seen any more stays left out', async () => {
  const sent: unknown[] = [];
  const { user } = visitEdit([
    ...fakeServer({ rules: [aRule({ excludedHiveIds: ['404', '11'] })] }),
    answering(ChangeRuleMutation, ({ input }) => {
      sent.push(input.excludedHiveIds);
      return { changeAlertRule: aRule() };
    }),
  ]);
  await user.click(await screen.findByRole('checkbox', { name: 'Hive 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Hive 2' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([['404', '12']]));
});
