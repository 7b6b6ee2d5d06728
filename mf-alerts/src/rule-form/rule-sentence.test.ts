import { createIntl } from 'react-intl';
import { ruleFormMessages } from './rule-form-messages.ts';
import { ruleSentence } from './rule-sentence.ts';
import { newCondition, newRule, type RuleValues } from './rule-values.ts';

const swarm: RuleValues = {
  ...newRule,
  conditions: [
    {
      ...newCondition,
      quantity: 'weight_kg',
      comparison: 'fall',
      comparator: 'greater_than_or_equal',
      threshold: 1.5,
    },
  ],
};

const cold: RuleValues = {
  ...newRule,
  conditions: [
    { ...newCondition, quantity: 't_i', period: 'past', minutes: 180, threshold: 33 },
    { ...newCondition, quantity: 'message', period: 'intervals', comparator: 'equal_to', threshold: 0 },
  ],
  joinedBy: 'or',
  occurrences: 3,
  excludedMonths: [1, 12],
  excludedHours: [14],
};

async function said(language: 'en' | 'de', rule: RuleValues, names: Readonly<Record<string, string>>) {
  const intl = createIntl({
    locale: language === 'en' ? 'en-GB' : language,
    messages: await ruleFormMessages.load(language),
  });
  const figureOf = ({ threshold }: { threshold: number | undefined }) =>
    threshold === undefined ? undefined : intl.formatNumber(threshold);
  return ruleSentence(rule, { nameOf: (quantity) => names[quantity] ?? quantity, figureOf }, intl as never);
}

const english = { weight_kg: 'Weight', t_i: 'Temperature inside' };
const german = { weight_kg: 'Gewicht', t_i: 'Innentemperatur' };

test('the sentence says what a rule will do', async () => {
  expect(await said('en', swarm, english)).toBe(
    'You get an alert when: Weight, fall from the previous value: 1.5 or more.',
  );
  expect(await said('en', cold, english)).toBe(
    'You get an alert when: Temperature inside, average over 3 hours: below 33 or nothing has arrived for three times the usual interval. Only after 3 times in a row. Not in December\u2013January. Not at 14:00\u201315:00.',
  );
  expect(await said('en', { ...swarm, isActive: false }, english)).toMatch(/^The rule is off/);
});

test('a rise in percent is said as a rise, since its figure has the sign', async () => {
  const [fall] = swarm.conditions;
  const rise = { ...newCondition, ...fall, comparison: 'rise_percent', threshold: 50 } as const;
  expect(await said('en', { ...swarm, conditions: [rise] }, english)).toBe(
    'You get an alert when: Weight, rise from the previous value: 50 or more.',
  );
});

test('hours and months that follow each other are said as one time, across midnight and the turn of the year', async () => {
  const night = { ...swarm, excludedHours: [0, 1, 12, 22, 23], excludedMonths: [1, 2, 6, 12] };
  expect(await said('en', night, english)).toMatch(
    / Not in June or December\u2013February\. Not at 12:00\u201313:00 or 22:00\u20132:00\.$/,
  );
  const always = { ...swarm, excludedHours: Array.from({ length: 24 }, (_, hour) => hour) };
  expect(await said('en', always, english)).toMatch(/ Not at 0?0:00\u20130?0:00\.$/);
});

test('in German too', async () => {
  expect(await said('de', swarm, german)).toBe(
    'Du bekommst eine Warnung, wenn dies zutrifft: Gewicht, Abfall gegenüber dem vorigen Wert: mindestens 1,5.',
  );
  expect(await said('de', cold, german)).toBe(
    'Du bekommst eine Warnung, wenn dies zutrifft: Innentemperatur, Durchschnitt über 3 Stunden: unter 33 oder dreimal so lange wie üblich ist nichts gekommen. Erst wenn es 3-mal in Folge zutrifft. Nicht im Dezember\u2013Januar. Nicht um 14:00\u201315:00.',
  );
});

test('what is not complete says nothing yet', async () => {
  expect(await said('en', newRule, english)).toBeUndefined();
  expect(
    await said('en', { ...swarm, conditions: [...swarm.conditions, newCondition] }, english),
  ).toBeUndefined();
});
