import { moodOfGrade } from '@skep/domain';
import { pathTo, useNow } from '@skep/remote-kit';
import { QrCode } from '@skep/ui/qr-code';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDays, useTreatmentTitle } from '../entries/useEntryTexts.ts';
import { dayHere } from '../slots/treatment-line.ts';
import { type CardData, treatmentFacts } from './card-facts.ts';
import { useIntl } from './use-card-intl.ts';

/** All about one hive that fits on its lid. Paper is white and ink is black, also in the dark. */
export function RecordCard({ card }: { card: CardData }) {
  const { formatMessage, formatDate } = useIntl();
  const now = useNow();
  const { hive } = card;
  const { name, apiary, state } = hive;
  const path = pathTo('/hives/:id/inspections', { id: hive.id });
  return (
    <Paper aria-label={name}>
      <Head>
        <div>
          <Name>{name}</Name>
          <p>{apiary.name}</p>
          {apiary.registrationNumber && (
            <p>{formatMessage({ id: 'card.registration' }, { text: apiary.registrationNumber })}</p>
          )}
          {state !== 'ACTIVE' && <strong>{formatMessage({ id: `card.state.${state}` })}</strong>}
        </div>
        <QrCode
          text={`${window.location.origin}${path}`}
          label={formatMessage({ id: 'card.code' }, { name })}
        />
      </Head>
      <Part title={formatMessage({ id: 'card.queen' })}>
        <QueenLine queen={hive.queen} />
      </Part>
      <Part title={formatMessage({ id: 'card.treatments' })}>
        <Treatments card={card} now={now} />
      </Part>
      <Rest>
        <Title>{formatMessage({ id: 'card.inspections' })}</Title>
        <Whole>
          <Inspections inspections={card.inspections} />
        </Whole>
      </Rest>
      <Foot>{formatMessage({ id: 'card.asOf' }, { date: formatDate(now, { dateStyle: 'medium' }) })}</Foot>
    </Paper>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title>{title}</Title>
      {children}
    </section>
  );
}

function QueenLine({ queen }: { queen: CardData['hive']['queen'] }) {
  const { formatMessage } = useIntl();
  if (queen === null) return <p>{formatMessage({ id: 'card.noQueen' })}</p>;
  const race = queen.race?.key === 'other' ? undefined : queen.race?.name;
  const texts = [queen.name, race, queen.birthDate?.slice(0, 4)].filter(Boolean);
  return (
    <Line>
      {queen.color && <Mark style={{ background: queen.color }} />}
      <span>{texts.length === 0 ? '–' : texts.join(' · ')}</span>
    </Line>
  );
}

function Treatments({ card, now }: { card: CardData; now: Date }) {
  const { formatMessage } = useIntl();
  const days = useDays();
  const title = useTreatmentTitle();
  const { newest, longest } = treatmentFacts(card, dayHere(now));
  return (
    <>
      {newest.length === 0 && <p>{formatMessage({ id: 'card.none' })}</p>}
      {newest.map((treatment) => (
        <p key={`${treatment.day} ${title(treatment)}`}>
          {days(treatment.day, treatment.lastDay)} · {title(treatment)}
        </p>
      ))}
      {longest && (
        <strong>
          {formatMessage(
            { id: 'registers.waits' },
            { date: days(longest.honeyFrom, longest.honeyFrom), product: longest.product },
          )}
        </strong>
      )}
    </>
  );
}

function Inspections({ inspections }: Pick<CardData, 'inspections'>) {
  const { formatMessage, formatDate } = useIntl();
  if (inspections.length === 0) return <p>{formatMessage({ id: 'card.none' })}</p>;
  return inspections.map(({ id, inspectedAt, impression, needsAttention, notes, reminder, reminderAt }) => (
    <Inspection key={id}>
      <p>
        {[
          formatDate(inspectedAt, { dateStyle: 'medium' }),
          impression === null ? '' : formatMessage({ id: `card.mood.${moodOfGrade(impression)}` }),
          needsAttention ? formatMessage({ id: 'card.attention' }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {notes && <Notes>{notes}</Notes>}
      {reminderAt !== null && (
        <p>
          {formatMessage(
            { id: 'card.reminder' },
            { text: reminder ?? '', date: formatDate(reminderAt, { dateStyle: 'medium' }) },
          )}
        </p>
      )}
    </Inspection>
  ));
}

/** In hundredths and fives of an A6 sheet, so that it is the same on each size of paper and on a screen. */
const units = (count: number) => `calc(${count} * var(--card-unit))`;

const Paper = styled.article`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  gap: ${units(3)};
  width: ${units(105)};
  height: ${units(148.5)};
  padding: ${units(7)};
  border: 1px dashed silver;
  overflow: hidden;
  background: white;
  color: black;
  font-size: ${units(3.6)};
  line-height: 1.3;
  overflow-wrap: anywhere;
  break-inside: avoid;
  & p {
    margin: 0;
  }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: 1fr ${units(32)};
  gap: ${units(4)};
`;

const Name = styled.h2`
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  font-size: ${units(9)};
  line-height: 1.1;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Title = styled.h3`
  margin: 0;
  border-bottom: 1px solid black;
  font-size: ${units(3.6)};
`;

const Line = styled.div`
  display: flex;
  gap: ${units(2)};
  align-items: center;
`;

const Mark = styled.span`
  width: ${units(4)};
  height: ${units(4)};
  border: 1px solid black;
  border-radius: 50%;
  /* Colours are backgrounds, which browsers leave out on paper. */
  print-color-adjust: exact;
`;

const Rest = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

/** What does not fit as a whole goes to a second column, which is cut off: no line is printed by half. */
const Whole = styled.div`
  display: flex;
  flex: 1;
  flex-flow: column wrap;
  min-height: 0;
  overflow: hidden;
  & > * {
    width: 100%;
  }
`;

const Inspection = styled.div`
  padding-bottom: ${units(2)};
`;

const Notes = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  white-space: pre-line;
`;

const Foot = styled.footer`
  font-size: ${units(3)};
`;
