import { useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { Button, ChoiceField, Page, type ScreenState, ScreenStates, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { CardPaper } from './CardPaper.tsx';
import { type CardSize, cardSizes, readSize } from './card-sizes.ts';
import { RecordCard } from './RecordCard.tsx';
import { RecordCardsQuery } from './RecordCardsScreen.graphql.ts';
import { useIntl } from './use-card-intl.ts';

/** A printed page about each of the chosen hives, for its lid. */
export function RecordCardsScreen() {
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const hives = parameters.get('hives') ?? '';
  const hiveIds = hives.split(',').filter(Boolean);
  const size = readSize(parameters);
  const result = useQuery(RecordCardsQuery, { variables: { hiveIds }, fetchPolicy: 'cache-and-network' });
  const title = formatMessage({ id: 'card.title' });
  useTitle(title);
  const cards = result.data?.recordCards ?? [];
  const state = useNoneState(useScreenState(result), cards.length === 0);
  return (
    <Page title={title}>
      <ScreenStates state={state}>
        <Stack gap={24}>
          <Stack gap={16}>
            <Text tone="muted">{formatMessage({ id: 'card.hint' })}</Text>
            <ChoiceField
              label={formatMessage({ id: 'card.size' })}
              options={cardSizes.map((value) => ({
                value,
                label: formatMessage({ id: `card.size.${value}` }),
              }))}
              value={size}
              onChange={(next: CardSize) => setParameters({ hives, size: next }, { replace: true })}
            />
            <div>
              <Button kind="main" icon="print" onClick={() => window.print()}>
                {formatMessage({ id: 'book.print' })}
              </Button>
            </div>
          </Stack>
          <Preview>
            {cards.map((card) => (
              <li key={card.hive.id}>
                <RecordCard card={card} />
              </li>
            ))}
          </Preview>
          <CardPaper cards={cards} size={size} />
        </Stack>
      </ScreenStates>
    </Page>
  );
}

function useNoneState(state: ScreenState, isNone: boolean): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || !isNone) return state;
  return {
    kind: 'empty',
    icon: 'hive',
    title: formatMessage({ id: 'card.noneTitle' }),
    text: formatMessage({ id: 'card.noneText' }),
  };
}

const Preview = styled.ul`
  --card-unit: min(1mm, calc((100vw - 3rem) / 105));
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
