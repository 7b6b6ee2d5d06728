import { isTemporaryId, Link } from '@skep/remote-kit';
import { Button, Card, Chip, Heading, LinkButton, Notice, Row, Stack, Text, tokens } from '@skep/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import type { EntryFragment as Entry } from '../generated/graphql.ts';
import { useIntl } from '../use-book-intl.ts';
import { isCorrectable } from './correctable.ts';
import { EntryFragment } from './EntryCard.graphql.ts';
import { AddProof, SaveProof } from './ProofActions.tsx';
import { StrikeDialog } from './StrikeDialog.tsx';
import { useEntryTexts } from './useEntryTexts.ts';

export interface EntryCardProps {
  entry: FragmentType<typeof EntryFragment>;
  /** Called when another entry was written. */
  onWritten: () => void;
}

/** An entry, whether it holds, and the two things that can follow on it. */
export function EntryCard({ entry: masked, onWritten }: EntryCardProps) {
  const { formatMessage } = useIntl();
  const entry = readFragment(EntryFragment, masked);
  const { title, days, facts, hives, written } = useEntryTexts()(entry);
  const isOld = entry.correctedBy !== null;
  return (
    <Card as="li">
      <Stack gap={4}>
        <Heading level={2}>{isOld || entry.isStruck ? <s>{title}</s> : title}</Heading>
        {isTemporaryId(entry.id) ? (
          <Row>
            <Chip tone="information" icon="offline">
              {formatMessage({ id: 'book.onThisDevice' })}
            </Chip>
            <Text tone="muted">{days}</Text>
          </Row>
        ) : (
          <Text tone="muted">
            {formatMessage({ id: 'book.number' }, { number: entry.number })} · {days}
          </Text>
        )}
      </Stack>
      <Standing entry={entry} />
      <Text>{hives}</Text>
      <Facts>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Facts>
      <Text tone="muted" size="small">
        {written}
      </Text>
      {!isOld && !entry.isStruck && (
        <Row>
          {entry.kind === 'PROOF' && <SaveProof id={entry.id} />}
          {entry.canEdit && <Actions entry={entry} onWritten={onWritten} />}
        </Row>
      )}
    </Card>
  );
}

/** The entry that replaces it, and the one that it replaces. */
function Standing({ entry }: { entry: Entry }) {
  const { formatMessage } = useIntl();
  const { corrects, correctionReason, correctedBy, isStruck, harvest } = entry;
  return (
    <>
      {correctedBy !== null && (
        <Text isBold>{formatMessage({ id: 'book.correctedBy' }, { number: correctedBy })}</Text>
      )}
      {corrects !== null && (
        <Text>
          {formatMessage(
            { id: isStruck ? 'book.struck' : 'book.corrects' },
            { number: corrects, reason: correctionReason },
          )}
        </Text>
      )}
      {harvest?.withdrawalReason != null && correctedBy === null && !isStruck && (
        <Notice kind="warning">{formatMessage({ id: 'book.waited' })}</Notice>
      )}
    </>
  );
}

function Actions({ entry, onWritten }: { entry: Entry; onWritten: () => void }) {
  const { formatMessage } = useIntl();
  const [isStriking, setIsStriking] = useState(false);
  return (
    <>
      {entry.treatment?.product && <AddProof id={entry.id} onWritten={onWritten} />}
      {isCorrectable(entry) && (
        <LinkButton to={`/registers/${entry.id}/correct`} as={Link} icon="edit">
          {formatMessage({ id: 'book.correct' })}
        </LinkButton>
      )}
      <Button kind="quiet" icon="close" onClick={() => setIsStriking(true)}>
        {formatMessage({ id: 'book.strike' })}
      </Button>
      {isStriking && <StrikeDialog entry={entry} onClose={() => setIsStriking(false)} onStruck={onWritten} />}
    </>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  gap: ${tokens.space[12]};
  margin: 0;
  & dt {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.sizeSmall};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
