import { Button, Dialog, Text, tokens } from '@skep/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { FormConflict } from './useEntityForm.ts';

/** One of two versions, as a person tells it from the other. */
export interface ConflictVersion {
  /** Default: none. */
  picture?: ReactNode;
  /** What it says, in words; both versions tell the same in the same order. */
  facts: readonly ConflictFact[];
}

export interface ConflictFact {
  label: string;
  /** Empty: it says nothing. */
  text: string;
}

/** Somebody else saved the thing meanwhile: both versions are shown, and the person chooses. */
export function ConflictDialog({ mine, theirs, keepMine, loadTheirs, close }: FormConflict) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      title={formatMessage({ id: 'kit.form.conflictTitle' })}
      onClose={close}
      actions={
        <>
          <Button kind="quiet" onClick={close}>
            {formatMessage({ id: 'kit.form.conflictBack' })}
          </Button>
          <Button onClick={loadTheirs}>{formatMessage({ id: 'kit.form.loadTheirs' })}</Button>
          <Button kind="main" onClick={keepMine}>
            {formatMessage({ id: 'kit.form.keepMine' })}
          </Button>
        </>
      }
    >
      <Text>{formatMessage({ id: 'kit.form.conflictText' })}</Text>
      <Versions>
        <thead>
          <tr>
            <td />
            <VersionHead title={formatMessage({ id: 'kit.form.theirs' })} picture={theirs.picture} />
            <VersionHead title={formatMessage({ id: 'kit.form.mine' })} picture={mine.picture} />
          </tr>
        </thead>
        <tbody>
          {differences(mine, theirs).map(({ label, texts }) => (
            <tr key={`${label} ${texts.theirs} ${texts.mine}`}>
              <th scope="row">{label}</th>
              <td>{texts.theirs}</td>
              <td>{texts.mine}</td>
            </tr>
          ))}
        </tbody>
      </Versions>
    </Dialog>
  );
}

function VersionHead({ title, picture }: { title: string; picture: ReactNode }) {
  return (
    <th scope="col">
      {picture}
      <Text as="span" tone="muted" size="small">
        {title}
      </Text>
    </th>
  );
}

function differences(mine: ConflictVersion, theirs: ConflictVersion) {
  return mine.facts
    .map(({ label, text }, index) => ({
      label,
      texts: { mine: text || '–', theirs: theirs.facts[index]?.text || '–' },
    }))
    .filter(({ texts }) => texts.mine !== texts.theirs);
}

const Versions = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${tokens.space[4]} ${tokens.space[8]};
    text-align: start;
    vertical-align: bottom;
    overflow-wrap: anywhere;
  }
  tbody th {
    overflow-wrap: break-word;
    hyphens: auto;
  }
  tbody tr > * {
    border-block-start: ${tokens.borderWidth} solid ${tokens.color.border};
    vertical-align: top;
  }
`;
