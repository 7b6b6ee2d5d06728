import { act, fireEvent, screen } from '@testing-library/react';
import { everyForm } from '../testing/every-form.tsx';
import { visit } from '../testing/visit.ts';

test('a press right after a layer was dragged opens it, however late the timers of a busy page come', async () => {
  const form = everyForm['a new hive'];
  if (!form) throw new Error('There is no such form.');
  visit(form.screen, form);
  const [layer] = await screen.findAllByRole('button', { name: /^Honey super|^Brood box/, expanded: false });
  if (!layer) throw new Error('The hive has no layers.');

  jest.useFakeTimers();
  fireEvent.pointerDown(layer);
  fireEvent.mouseDown(layer, { clientX: 10, clientY: 10 });
  fireEvent.mouseMove(document, { clientX: 10, clientY: 60 });
  await act(async () => void fireEvent.mouseUp(document));
  // What the browser makes of the drag itself is no press.
  fireEvent.click(layer);
  expect(layer.getAttribute('aria-expanded')).toBe('false');

  fireEvent.pointerDown(layer);
  fireEvent.mouseDown(layer, { clientX: 10, clientY: 10 });
  fireEvent.mouseUp(layer);
  fireEvent.click(layer);
  expect(layer.getAttribute('aria-expanded')).toBe('true');
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});
