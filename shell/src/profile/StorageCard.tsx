import { sizeText } from '@skep/i18n';
import { Card, Heading, Text, tokens, wholeWords } from '@skep/ui';
import { ProgressBar } from '@skep/ui/form';
import styled from 'styled-components';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { storageFields } from './StorageCard.graphql.ts';
import { useIntl } from './use-profile-intl.ts';

export interface StorageCardProps {
  of: FragmentType<typeof storageFields>;
}

/** How much of their storage the person's files take, and which kinds of files. */
export function StorageCard({ of }: StorageCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { usedBytes, maxBytes, kinds } = readFragment(storageFields, of);
  const stored = kinds.filter(({ bytes }) => bytes > 0).toSorted((one, other) => other.bytes - one.bytes);
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.profile.storage' })}
      </Heading>
      <Text tone="muted">{formatMessage({ id: 'shell.profile.storageText' })}</Text>
      <ProgressBar
        label={formatMessage({ id: 'shell.profile.storageUsed' })}
        percent={Math.min(100, (100 * usedBytes) / maxBytes)}
        percentText={formatMessage(
          { id: 'shell.profile.storageOf' },
          { used: sizeText(usedBytes, formatNumber), max: sizeText(maxBytes, formatNumber) },
        )}
      />
      {stored.length > 0 && (
        <Kinds>
          {stored.map(({ kind, bytes }) => (
            <div key={kind}>
              <dt>{formatMessage({ id: `shell.profile.storage.${kind}` })}</dt>
              <dd>{sizeText(bytes, formatNumber)}</dd>
            </div>
          ))}
        </Kinds>
      )}
    </Card>
  );
}

const Kinds = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  margin: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[4]} ${tokens.space[16]};
  }
  dt {
    ${wholeWords}
  }
  dd {
    margin: 0;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;
