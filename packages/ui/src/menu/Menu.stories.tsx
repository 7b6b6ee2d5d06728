import { useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Card, CardHeader } from '../layout/Card.tsx';
import { arabic, longGerman, longGreek } from '../stories/sample-words.ts';
import { inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { Heading } from '../text/Heading.tsx';
import { Menu, type MenuItem } from './Menu.tsx';

export default { title: 'Actions/Menu', component: Menu, tags: ['autodocs'] };

const hiveActions: MenuItem[] = [
  { id: 'inspect', label: 'New inspection', icon: 'inspection' },
  { id: 'inspections', label: 'Inspections', icon: 'diary', href: '#inspections' },
  { id: 'edit', label: 'Edit hive', icon: 'edit', href: '#edit' },
  { id: 'delete', label: 'Delete hive', icon: 'trash', isDestructive: true },
];

const longActions: MenuItem[] = [
  { id: 'german', label: longGerman, icon: 'weight' },
  { id: 'greek', label: longGreek, icon: 'data' },
  { id: 'arabic', label: arabic, icon: 'apiary' },
];

export const Playground = toTry(Menu, {
  label: 'Actions for hive 3',
  trigger: <Icon name="more" />,
  items: hiveActions,
});

export function Closed() {
  return (
    <Card>
      <CardHeader
        actions={<Menu label="Actions for hive 3" trigger={<Icon name="more" />} items={hiveActions} />}
      >
        <Heading level={3}>Hive 3</Heading>
      </CardHeader>
    </Card>
  );
}

/** Opens itself, as a press would. */
function Opened({ items = hiveActions }: { items?: MenuItem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.click(), []);
  return (
    <div ref={box} style={{ minHeight: 300, display: 'flex', justifyContent: 'flex-end' }}>
      <Menu label="Actions for hive 3" trigger={<Icon name="more" />} items={items} />
    </div>
  );
}

export function Open() {
  return <Opened />;
}

export function AtTheStart() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.click(), []);
  return (
    <div ref={box} style={{ minHeight: 300 }}>
      <Menu label="New" trigger="New" items={hiveActions} />
    </div>
  );
}

export const LongWords = onNarrowPhone(() => <Opened items={longActions} />);
export const RightToLeft = rightToLeft(() => <Opened items={longActions} />);
export const Themes = inThemes(Closed);
