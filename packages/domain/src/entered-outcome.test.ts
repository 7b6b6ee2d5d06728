import { alertTemplate } from './alert-templates.ts';
import { enteredOutcome } from './entered-outcome.ts';

const nothing = { stepAnswer: undefined, wasQueenless: false } as const;
const swarm = alertTemplate('swarm').conditions;
const queenless = alertTemplate('queenless').conditions;
const theft = alertTemplate('theft').conditions;

test.each([
  ['a swarm that was confirmed', swarm, { ...nothing, stepAnswer: 'bees' }, 'right'],
  ['a swarm that was a harvest', swarm, { ...nothing, stepAnswer: 'harvested' }, 'false_alarm'],
  ['a swarm whose step was put aside', swarm, { ...nothing, stepAnswer: 'ignored' }, undefined],
  ['a swarm of which nobody said anything', swarm, nothing, undefined],
  ['a queen that was lost', queenless, { ...nothing, wasQueenless: true }, 'right'],
  ['a queen of whom nobody said anything', queenless, { ...nothing, stepAnswer: 'bees' }, undefined],
  ['a theft, whatever the step was', theft, { stepAnswer: 'bees', wasQueenless: true }, undefined],
] as const)('%s', (_what, conditions, entered, outcome) => {
  expect(enteredOutcome(conditions, entered)).toBe(outcome);
});
