import { screen } from '@testing-library/react';
import { Icon } from '../icon/Icon.tsx';
import { draw } from '../testing/draw.tsx';
import { Menu } from './Menu.tsx';

function drawMenu() {
  const choose = jest.fn();
  const drawn = draw(
    <>
      <Menu
        label="Actions for hive 3"
        trigger={<Icon name="more" />}
        items={[
          { id: 'inspect', label: 'Inspect', onSelect: () => choose('inspect') },
          { id: 'edit', label: 'Edit', onSelect: () => choose('edit') },
          { id: 'diary', label: 'Diary', href: '#diary' },
          { id: 'delete', label: 'Delete', isDestructive: true, onSelect: () => choose('delete') },
        ]}
      />
      <button type="button">After</button>
    </>,
  );
  return { ...drawn, choose };
}

const focused = () => document.activeElement?.textContent;

test('it opens by a press, with the focus on its first entry', async () => {
  const { user } = drawMenu();
  await user.click(screen.getByRole('button', { name: 'Actions for hive 3' }));
  expect(screen.getByRole('menu', { name: 'Actions for hive 3' })).toBeTruthy();
  expect(focused()).toBe('Inspect');
});

test('arrows, home, end and first letters move, round the ends', async () => {
  const { user } = drawMenu();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Inspect');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Delete');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Inspect');
  await user.keyboard('{End}');
  expect(focused()).toBe('Delete');
  await user.keyboard('{Home}');
  expect(focused()).toBe('Inspect');
  await user.keyboard('d');
  expect(focused()).toBe('Diary');
  await user.keyboard('d');
  expect(focused()).toBe('Delete');
});

test('enter chooses, closes, and gives the focus back to the button', async () => {
  const { user, choose } = drawMenu();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(choose).toHaveBeenCalledWith('edit');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for hive 3' }));
});

test('escape closes and chooses nothing', async () => {
  const { user, choose } = drawMenu();
  await user.click(screen.getByRole('button', { name: 'Actions for hive 3' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(choose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for hive 3' }));
});

test('tab and a press elsewhere close it', async () => {
  const { user } = drawMenu();
  const button = screen.getByRole('button', { name: 'Actions for hive 3' });
  await user.click(button);
  await user.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'After' }));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('an entry with a place is a link to it', async () => {
  const { user } = drawMenu();
  await user.click(screen.getByRole('button', { name: 'Actions for hive 3' }));
  expect(screen.getByRole('menuitem', { name: 'Diary' }).getAttribute('href')).toBe('#diary');
});

// Where it is placed is measured in a browser: `npm run stories:axe` fails for a popup that the window cuts off.
test('an open menu is shown in the layer above dialogs', async () => {
  const shown: Element[] = [];
  HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement) {
    shown.push(this);
  };
  const { user } = drawMenu();
  await user.click(screen.getByRole('button', { name: 'Actions for hive 3' }));
  expect(shown).toEqual([screen.getByRole('menu')]);
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});
