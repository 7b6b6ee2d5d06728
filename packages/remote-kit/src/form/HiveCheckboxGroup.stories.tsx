import { Card } from '@skep/ui';
import { useState } from 'react';
import { press } from '../testing/press.ts';
import { ScreenStory, type ScreenStoryProps } from '../testing/ScreenStory.tsx';
import { formTexts } from './form-texts.ts';
import { HiveCheckboxGroup } from './HiveCheckboxGroup.tsx';

export default { title: 'Forms/TickedHives' };

interface TicksProps extends Partial<ScreenStoryProps> {
  count: number;
  begun?: readonly string[];
}

function Ticks({ count, begun = [], ...story }: TicksProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(begun));
  const hives = Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Hive ${index + 1}`,
  }));
  return (
    <ScreenStory
      messages={formTexts}
      screen={
        <Card>
          <HiveCheckboxGroup name="By the lake" hives={hives} ticked={ticked} onTicked={setTicked} />
        </Card>
      }
      {...story}
    />
  );
}

export const Few = () => <Ticks count={4} begun={['2']} />;

export const Many = () => <Ticks count={40} begun={['2', '3']} />;

export const ManyInSight = () => <Ticks count={40} begun={['2', '3']} />;
ManyInSight.play = press('button[aria-expanded]');

export const AllOfThem = () => <Ticks count={12} begun={Array.from({ length: 12 }, (_, i) => `${i + 1}`)} />;

export const Dark = () => <Ticks count={12} theme="dark" />;

export const NarrowInGerman = () => <Ticks count={12} language="de" isNarrow />;
