import { screen } from '@testing-library/react';
import { draw } from '../testing/draw.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { LinkButton } from './LinkButton.tsx';

test('a button is pressed by mouse, enter and space', async () => {
  const press = jest.fn();
  const { user } = draw(<Button onClick={press}>Save</Button>);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('a busy button takes no second press and keeps the focus', async () => {
  const press = jest.fn();
  const { user } = draw(
    <Button isBusy onClick={press}>
      Saving
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving' });
  await user.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a busy submit button does not send its form again', async () => {
  const submit = jest.fn();
  const { user } = draw(
    <form onSubmit={submit}>
      <Button type="submit" isBusy>
        Save
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).not.toHaveBeenCalled();
});

test('a link button is a link to its place', () => {
  draw(<LinkButton to="/hives/create">New hive</LinkButton>);
  expect(screen.getByRole('link', { name: 'New hive' }).getAttribute('href')).toBe('/hives/create');
});

test('a link button of a router hands its place to the router', () => {
  draw(
    <LinkButton
      to="/hives"
      as={({ to, className, children }) => (
        <a href={`#${to}`} className={className}>
          {children}
        </a>
      )}
    >
      Hives
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'Hives' }).getAttribute('href')).toBe('#/hives');
});

test('an icon button has its words as its name and says whether it is on', async () => {
  const press = jest.fn();
  const { user } = draw(<IconButton icon="star" label="Favourite" isPressed onClick={press} />);
  const button = screen.getByRole('button', { name: 'Favourite', pressed: true });
  await user.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

test('a disabled icon button can be found, but not used', async () => {
  const press = jest.fn();
  const { user } = draw(<IconButton icon="arrowUp" label="Move up" isDisabled onClick={press} />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up' }));
  await user.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
});
