import { useState } from 'react';
import { arabic, longGerman, longGreek, noop } from '../stories/sample-words.ts';
import { inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { ProgressSteps } from './ProgressSteps.tsx';

export default {
  title: 'Feedback/ProgressSteps',
  component: ProgressSteps,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

const steps = [
  { id: 'name', label: 'Name' },
  { id: 'place', label: 'Place' },
  { id: 'hive', label: 'Hive' },
  { id: 'number', label: 'Number of hives' },
];

export const Playground = toTry(
  ProgressSteps,
  { label: 'New apiary', steps, current: 'hive', onSelect: noop },
  { value: 'current', handler: 'onSelect' },
);

export function Default() {
  const [current, setCurrent] = useState('hive');
  return <ProgressSteps label="New apiary" steps={steps} current={current} onSelect={setCurrent} />;
}

export function WithProblems() {
  const [current, setCurrent] = useState('place');
  return (
    <ProgressSteps
      label="New apiary"
      steps={steps.map((step) =>
        step.id === 'hive' ? step : { ...step, problem: 'Something is wrong here' },
      )}
      current={current}
      onSelect={setCurrent}
    />
  );
}

export const LongWords = onNarrowPhone(() => (
  <ProgressSteps
    steps={[longGerman, longGreek, 'Kurz'].map((label) => ({ id: label, label }))}
    current={longGreek}
    onSelect={noop}
  />
));
export const RightToLeft = rightToLeft(() => (
  <ProgressSteps steps={['1', '2', '3'].map((id) => ({ id, label: arabic }))} current="2" onSelect={noop} />
));
export const Themes = inThemes(({ theme }) => (
  <ProgressSteps label={`Steps in ${theme}`} steps={steps} current="place" onSelect={noop} />
));
