import type { Status } from '@skep/registry/status';
import { Card, CardHeader, Heading, Text } from '@skep/ui';
import { FactList } from './FactList.tsx';
import { librariesOf } from './status-facts.ts';
import { useIntl } from './use-status-intl.ts';

export interface ShellStatusCardProps {
  shell: Status['shell'];
}

/** The frame of every remote: the shell, and the libraries that it provides. */
export function ShellStatusCard({ shell }: ShellStatusCardProps) {
  const intl = useIntl();
  return (
    <Card as="section">
      <CardHeader>
        <Heading level={2}>{intl.formatMessage({ id: 'shell.status.shell' })}</Heading>
      </CardHeader>
      <FactList facts={librariesOf(shell, intl)} />
      <Text tone="muted" size="small">
        {intl.formatMessage({ id: 'shell.status.lends' })}
      </Text>
    </Card>
  );
}
