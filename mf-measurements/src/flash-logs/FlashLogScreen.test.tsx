import { visiting } from '@skep/remote-kit/visit';
import { screen } from '@testing-library/react';
import { quantities } from '../testing/builders.ts';
import { answering } from '../testing/gateway.ts';
import {
  DeleteLogMutation,
  FlashLogQuery,
  ImportBlockMutation,
  PageQuery,
  UndoBlockMutation,
} from './FlashLogScreen.graphql.ts';
import { FlashLogScreen } from './FlashLogScreen.tsx';
import { flashLogMessages } from './flash-log-messages.ts';
import { aBlock, aLog, aPage, blocks } from './test-flash-logs.ts';

const visit = visiting(flashLogMessages);

function open(path: string, found: object[] = blocks, more: object[] = []) {
  const requests: object[] = [];
  const begun = { __typename: 'CheckedFlashLog', log: aLog(), blocks: found };
  const answers = [
    answering(FlashLogQuery, () => ({ flashLog: { log: aLog(), blocks: found } })),
    answering(PageQuery, (variables) => {
      requests.push(variables);
      return { flashLogPage: aPage(), quantities };
    }),
    answering(ImportBlockMutation, (variables) => {
      requests.push(variables);
      return { importFlashLogBlock: begun };
    }),
    answering(UndoBlockMutation, (variables) => {
      requests.push(variables);
      return { undoFlashLogBlock: begun };
    }),
    answering(DeleteLogMutation, () => ({ deleteFlashLog: { __typename: 'Done', done: true } })),
    ...more,
  ];
  return {
    requests,
    ...visit(<FlashLogScreen />, { path, route: '/flashlog/:id', answers: answers as never }),
  };
}

test('parts stand by what is missing of them, each with how sure its time is', async () => {
  open('/flashlog/5');
  const cards = await screen.findAllByRole('listitem');
  expect(cards.map(({ textContent }) => /\d+% of it/.exec(textContent ?? '')?.[0])).toEqual([
    '100% of it',
    '50% of it',
    undefined,
  ]);
  expect(screen.getByText(/Certain: 2,880 messages that you received say the same/)).toBeTruthy();
  expect(screen.getByText(/nothing was received during this time/)).toBeTruthy();
  expect(screen.getByText(/nothing that was received says the same/)).toBeTruthy();
});

test('a part that is sure is imported with one press, and the list says that it has begun', async () => {
  const { user, requests, services } = open('/flashlog/5?blockId=0');
  await user.click(await screen.findByRole('button', { name: 'Import this part' }));
  expect(requests).toContainEqual({ logId: '5', block: 0 });
  expect(services.seen.paths).toEqual(['/import?importMessage=importing']);
});

test('a part in doubt is imported only at a time that is set, below a warning', async () => {
  open('/flashlog/5?blockId=2');
  expect(
    await screen.findByText(/If the time is wrong, the measurements end up in the wrong place/),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import this part' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Import at this time' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('what was imported can be undone', async () => {
  const { user, requests } = open('/flashlog/5?blockId=0', [aBlock({ state: 'IMPORTED', importedCount: 9 })]);
  await user.click(await screen.findByRole('button', { name: 'Undo import' }));
  expect(requests).toContainEqual({ logId: '5', block: 0 });
});

test('another window asks for the page of the same time, and bridging gaps asks for nothing', async () => {
  const { user, requests } = open('/flashlog/5?blockId=0&page=15');
  await user.click(await screen.findByRole('radio', { name: 'Week' }));
  await screen.findByText('Page 1 of 60');
  expect(requests.at(-1)).toMatchObject({ minutes: 10_080, page: 0 });
  const count = requests.length;
  await user.click(screen.getByRole('switch', { name: 'Bridge gaps' }));
  expect(requests).toHaveLength(count);
});
