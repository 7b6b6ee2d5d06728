import { notFoundState, useParams, usePerson, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Button, Page, Row, ScreenStates, Stack, Text, tokens } from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import { useState } from 'react';
import styled from 'styled-components';
import { useAmountText } from '../entries/useHoneyFacts.ts';
import type { JarLabelQuery } from '../generated/graphql.ts';
import { OffPaper } from '../printable-register/OffPaper.tsx';
import { useIntl } from '../use-honey-intl.ts';
import { LabelQuery } from './LotsScreen.graphql.ts';

/** Two pages of A4: more are printed again. */
const mostLabels = 48;

/** What the law wants on a jar, as labels to be cut out. */
export function LabelsScreen() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const result = useQuery(LabelQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const entry = result.data?.registerEntry;
  const jars = entry && entry.correctedBy === null && !entry.isStruck ? entry.jars : null;
  const state = notFoundState(useScreenState(result), jars == null, {
    icon: 'tag',
    title: formatMessage({ id: 'honey.noJars.title' }),
    text: formatMessage({ id: 'book.notThere.text' }),
    link: { to: '/registers/lots', label: formatMessage({ id: 'honey.lots' }) },
  });
  const title = formatMessage({ id: 'honey.printLabels' });
  useTitle(title);
  return (
    <Page title={title}>
      <ScreenStates state={state}>{jars && <Labels jars={jars} />}</ScreenStates>
    </Page>
  );
}

type Jars = NonNullable<NonNullable<JarLabelQuery['registerEntry']>['jars']>;

function Labels({ jars }: { jars: Jars }) {
  const { formatMessage } = useIntl();
  const [count, setCount] = useState<number | undefined>(Math.min(jars.count, mostLabels));
  const shown = Number.isInteger(count) ? Math.min(Math.max(count ?? 0, 0), mostLabels) : 0;
  return (
    <Stack gap={24}>
      <OffPaper>
        <Stack>
          <Text>{formatMessage({ id: 'honey.labelHint' })}</Text>
          <NumberField
            label={formatMessage({ id: 'honey.printLabels' })}
            value={count}
            min={1}
            max={mostLabels}
            onChange={setCount}
          />
          <Row>
            <Button kind="main" icon="print" onClick={() => window.print()}>
              {formatMessage({ id: 'book.print' })}
            </Button>
          </Row>
        </Stack>
      </OffPaper>
      <Sheet>
        {Array.from({ length: shown }, (_, index) => (
          // Labels are all alike and never change places.
          <Label key={String(index)} jars={jars} />
        ))}
      </Sheet>
    </Stack>
  );
}

function Label({ jars }: { jars: Jars }) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const amountText = useAmountText();
  const person = usePerson();
  const fact = (name: 'book.bestBefore' | 'book.origin', text: string) => (
    <span>{formatMessage({ id: 'honey.labelFact' }, { name: formatMessage({ id: name }), text })}</span>
  );
  const day = formatDate(`${jars.bestBefore}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  // The USA want both on a label (15 U.S.C. 1453).
  const grams = formatNumber(jars.sizeGrams, { style: 'unit', unit: 'gram' });
  return (
    <Paper>
      <Name>{formatMessage({ id: 'honey.onLabel' })}</Name>
      <Name>{[...new Set([amountText(jars.sizeGrams, 'g', 1), grams])].join(' · ')}</Name>
      {fact('book.bestBefore', day)}
      <span>{formatMessage({ id: 'honey.lot' }, { lot: jars.lot })}</span>
      {fact('book.origin', jars.origin)}
      <span>{person?.name}</span>
    </Paper>
  );
}

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: ${tokens.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Paper = styled.li`
  display: flex;
  flex-direction: column;
  padding: ${tokens.space[12]};
  border: ${tokens.borderWidth} dashed ${tokens.color.border};
  font-size: ${tokens.font.sizeSmall};
  break-inside: avoid;
  overflow-wrap: anywhere;
`;

const Name = styled.strong`
  font-size: ${tokens.font.sizeHeading2};
`;
