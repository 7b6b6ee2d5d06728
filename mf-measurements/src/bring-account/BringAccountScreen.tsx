import { useScreenState, useTitle } from '@skep/remote-kit';
import { Card, Page, ScreenStates, Stack, Text } from '@skep/ui';
import { MoveForm } from './MoveForm.tsx';
import { MoveResult } from './MoveResult.tsx';
import { MoveState } from './MoveState.tsx';
import { useIntl } from './use-bring-account-intl.ts';
import { useMove } from './useMove.ts';

/** The account at another server, brought here: fetched first, then counted, and imported when the person says so. */
export function BringAccountScreen() {
  const { formatMessage } = useIntl();
  const actions = useMove();
  const { move, restore, result } = actions;
  const title = formatMessage({ id: 'bring.title' });
  useTitle(title);
  const isUnderWay = move?.state === 'FETCHING' || move?.state === 'UNDOING' || restore?.state === 'WRITING';
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={useScreenState(result)}>
        <Stack gap={16}>
          <Card as="section">
            <Stack gap={8}>
              <Text>{formatMessage({ id: 'bring.means' })}</Text>
              <Text tone="muted">{formatMessage({ id: 'bring.without' })}</Text>
            </Stack>
          </Card>
          {move && <MoveState move={move} actions={actions} />}
          {move && <MoveResult move={move} restore={restore} />}
          {!isUnderWay && <MoveForm isFirst={move === undefined} />}
        </Stack>
      </ScreenStates>
    </Page>
  );
}
