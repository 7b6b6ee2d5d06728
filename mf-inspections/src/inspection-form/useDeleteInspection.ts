import { useConfirm, useMutationFeedback } from '@skep/remote-kit';
import { useRef } from 'react';
import { useIntl } from '../use-intl.ts';
import { useInspectionDate } from './useInspectionDate.ts';
import { useDeleteInspectionMutation } from './useSaveInspection.ts';
import { waitingDeletion } from './waiting-deletion.ts';

export interface DeletedInspection {
  id: string;
  inspectedAt: string;
  timeZone: string;
}

/** Asks, then deletes an inspection and says so. Resolves to true when it is gone. */
export function useDeleteInspection(hiveId: string | undefined) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const told = useMutationFeedback();
  const dateText = useInspectionDate();
  const asked = useRef<DeletedInspection>(undefined);
  const { run } = useDeleteInspectionMutation(hiveId, ({ id }) => {
    const date = asked.current && dateText(asked.current);
    return waitingDeletion(formatMessage({ id: 'inspections.waitingDeletion' }, { date }), id, hiveId);
  });
  return async (inspection: DeletedInspection): Promise<boolean> => {
    const isMeant = await confirm({
      title: formatMessage({ id: 'inspections.deleteTitle' }),
      text: formatMessage({ id: 'inspections.deleteText' }, { date: dateText(inspection) }),
      confirmLabel: formatMessage({ id: 'inspections.delete' }),
      isDestructive: true,
    });
    if (!isMeant) return false;
    asked.current = inspection;
    return told(run({ id: inspection.id }), formatMessage({ id: 'inspections.deleted' }));
  };
}
