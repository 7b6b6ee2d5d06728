import { messagesByDay } from './messages-by-day.ts';

const message = (id: string, at: Date) => ({ id, receivedAt: at.toISOString() });

test('messages of one day stand together, in their order', () => {
  const messages = [
    message('4', new Date(2026, 10, 21, 0, 5)),
    message('3', new Date(2026, 10, 20, 23, 55)),
    message('2', new Date(2026, 10, 20, 10, 0)),
    message('1', new Date(2026, 9, 20, 10, 0)),
  ];
  const days = messagesByDay(messages).map((day) => day.messages.map(({ id }) => id));
  expect(days).toEqual([['4'], ['3', '2'], ['1']]);
  expect(messagesByDay([])).toEqual([]);
});
