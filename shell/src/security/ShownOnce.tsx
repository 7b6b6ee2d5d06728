import { useNotify, useUnsavedChanges } from '@skep/remote-kit';
import { Button, Notice, Row, Stack, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from './use-security-intl.ts';

export interface ShownOnceProps {
  /** What it is, and what to do with it. */
  text: string;
  /** One or more codes that nobody can show again. */
  codes: readonly string[];
  /** Names the codes for a screen reader. */
  label: string;
  /** The person has stored them. */
  onStored: () => void;
}

/** What is shown a single time: it stays until the person confirms that they have stored it; leaving asks first. */
export function ShownOnce({ text, codes, label, onStored }: ShownOnceProps) {
  const { formatMessage } = useIntl();
  useUnsavedChanges(true);
  return (
    <Stack gap={12}>
      <Notice kind="warning">{text}</Notice>
      <Secret label={label} codes={codes} />
      <Row gap={8}>
        <CopyButton text={codes.join('\n')} />
        <Button kind="main" onClick={onStored}>
          {formatMessage({ id: 'shell.security.kept' })}
        </Button>
      </Row>
    </Stack>
  );
}

export interface SecretProps {
  label: string;
  codes: readonly string[];
}

/** Text to be copied letter by letter. */
export function Secret({ label, codes }: SecretProps) {
  return (
    <Codes aria-label={label}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </Codes>
  );
}

export function CopyButton({ text }: { text: string }) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: 'success', text: formatMessage({ id: 'shell.security.copied' }) });
    } catch {
      notify({ kind: 'problem', text: formatMessage({ id: 'shell.security.notCopied' }) });
    }
  }
  return (
    <Button icon="copy" onClick={() => void copy()}>
      {formatMessage({ id: 'shell.security.copy' })}
    </Button>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 132px), 1fr));
  gap: ${tokens.space[8]} ${tokens.space[16]};
  margin: 0;
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};
  list-style: none;
  overflow-wrap: anywhere;
  user-select: all;
`;
