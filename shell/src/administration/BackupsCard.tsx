import { useMutationFeedback, useMutationResult, useQuery, useScreenState } from '@skep/remote-kit';
import { Button, Card, Heading, Notice, Row, ScreenStates, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { BackupsFieldsFragment } from '../generated/graphql.ts';
import { BackupPlanDialog } from './BackupPlanDialog.tsx';
import { BackupRuns } from './BackupRuns.tsx';
import { backupsFields, backupsQuery, startBackupMutation } from './Backups.graphql.ts';
import { useIntl } from './use-administration-intl.ts';
import { useHourText } from './useHourText.ts';

/** A backup takes seconds to minutes; who looks sees it end. */
const pollIntervalMs = 5000;

/** When backups of the whole service are made, where they are, and the last of them. */
export function BackupsCard() {
  const { formatMessage } = useIntl();
  const result = useQuery(backupsQuery, { fetchPolicy: 'cache-and-network', pollInterval: pollIntervalMs });
  const state = useScreenState(result);
  const backups = result.data && readFragment(backupsFields, result.data.backups);
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.backups' })}
      </Heading>
      <Text>{formatMessage({ id: 'shell.backups.intro' })}</Text>
      <ScreenStates state={state}>{backups && <Loaded backups={backups} />}</ScreenStates>
    </Card>
  );
}

function Loaded({ backups }: { backups: BackupsFieldsFragment }) {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(startBackupMutation, { refetchQueries: [backupsQuery] });
  const [isOpen, setIsOpen] = useState(false);
  const isEncrypted = backups.hasPassphrase || backups.plan.recipient != null;
  return (
    <Stack gap={16}>
      <PlanText {...backups} />
      {backups.isNextToData && (
        <Notice kind="warning">{formatMessage({ id: 'shell.backups.nextToData' })}</Notice>
      )}
      {!isEncrypted && (
        <Notice kind="information">{formatMessage({ id: 'shell.backups.notEncrypted' })}</Notice>
      )}
      <BackupRuns runs={backups.runs} />
      <Row gap={8}>
        <Button icon="settings" onClick={() => setIsOpen(true)}>
          {formatMessage({ id: 'shell.backups.change' })}
        </Button>
        <Button
          icon="download"
          isBusy={isRunning}
          onClick={() => void feedback(run({}), formatMessage({ id: 'shell.backups.started' }))}
        >
          {formatMessage({ id: 'shell.backups.now' })}
        </Button>
      </Row>
      {isOpen && (
        <BackupPlanDialog
          plan={backups.plan}
          hasPassphrase={backups.hasPassphrase}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Stack>
  );
}

function PlanText({ plan, place }: Pick<BackupsFieldsFragment, 'plan' | 'place'>) {
  const { formatMessage } = useIntl();
  const hour = useHourText()(plan.hour);
  return (
    <Text>
      {plan.isOn
        ? formatMessage(
            { id: 'shell.backups.plan' },
            { hour, timeZone: plan.timeZone, count: plan.storedMax, place },
          )
        : formatMessage({ id: 'shell.backups.off' }, { place })}
    </Text>
  );
}
