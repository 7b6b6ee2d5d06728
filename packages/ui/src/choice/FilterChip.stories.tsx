import { useState } from 'react';
import { Row } from '../layout/Row.tsx';
import { MoodFace } from '../mood-face/MoodFace.tsx';
import { longGerman, noop } from '../stories/sample-words.ts';
import { inThemes, onNarrowPhone } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { FilterChip } from './FilterChip.tsx';

export default {
  title: 'Fields/FilterChip',
  component: FilterChip,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

function Chips() {
  const [on, setOn] = useState<readonly string[]>(['attention']);
  const chip = (id: string) => ({
    isOn: on.includes(id),
    onChange: (isOn: boolean) => setOn(isOn ? [...on, id] : on.filter((other) => other !== id)),
  });
  return (
    <Row gap={8}>
      <FilterChip label="Needs attention" sign="attention" isBare="onPhone" {...chip('attention')} />
      <FilterChip label="With a reminder" sign="reminder" isBare="onPhone" {...chip('reminder')} />
      <FilterChip
        label="Good impression"
        sign={<MoodFace mood="happy" size="small" />}
        isBare="always"
        {...chip('happy')}
      />
      <FilterChip label={longGerman} sign="group" {...chip('long')} />
    </Row>
  );
}

export const Playground = toTry(
  FilterChip,
  { label: 'Needs attention', sign: 'attention', isOn: true, onChange: noop },
  { value: 'isOn', handler: 'onChange' },
);

export const Default = () => <Chips />;

export const Themes = inThemes(Chips);

export const NarrowPhone = onNarrowPhone(Chips);
