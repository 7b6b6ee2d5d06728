import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/Icon.tsx';
import { Card, CardHeader } from '../layout/Card.tsx';
import { arabic, longGerman, longGreek } from '../stories/sample-words.ts';
import { inThemes, onNarrowPhone, type Played, rightToLeft } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { Heading } from '../text/Heading.tsx';
import { Menu, type MenuItem } from './Menu.tsx';

export default {
  title: 'Actions/Menu',
  component: Menu,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

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

function AtTheEnd({ items = hiveActions }: { items?: MenuItem[] }) {
  return (
    <div style={{ minHeight: 300, display: 'flex', justifyContent: 'flex-end' }}>
      <Menu label="Actions for hive 3" trigger={<Icon name="more" />} items={items} />
    </div>
  );
}

async function open({ canvasElement }: Played) {
  await userEvent.click(await within(canvasElement).findByRole('button'));
  const [first] = await within(canvasElement).findAllByRole('menuitem');
  await expect(first).toHaveFocus();
}

export const Open = () => <AtTheEnd />;
Open.play = open;

/** Arrow keys and first letters move the focus. Escape closes the menu and returns to its button. */
export const ByKeys = () => <AtTheEnd />;
ByKeys.play = async ({ canvasElement }: Played) => {
  const { getByRole, findByRole } = within(canvasElement);
  (await findByRole('button')).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await findByRole('menuitem', { name: 'New inspection' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowDown}d');
  await expect(await findByRole('menuitem', { name: 'Delete hive' })).toHaveFocus();
};

export function AtTheStart() {
  return (
    <div style={{ minHeight: 300 }}>
      <Menu label="New" trigger="New" items={hiveActions} />
    </div>
  );
}
AtTheStart.play = open;

export const LongWords = onNarrowPhone(() => <AtTheEnd items={longActions} />);
LongWords.play = open;
export const RightToLeft = rightToLeft(() => <AtTheEnd items={longActions} />);
RightToLeft.play = open;
export const Themes = inThemes(Closed);
