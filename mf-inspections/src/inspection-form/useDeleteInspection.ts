import { useConfirm, useMutationFeedback } from '@skep/remote-kit';
import { useRef } from 'react';
import { waitingDeletion } from '../offline/waiting-deletion.ts';
import { useIntl } from '../use-intl.ts';
import { useInspectionDate } from './useInspectionDate.ts';
import { useDeleteInspectionMutation } from './useSaveInspection.ts';

export interface DeletedInspection {
  id: string;
  inspectedAt: string;
  timeZone: string;
}

/** Asks, then deletes an inspection and says so. Resolves to true when it is gone. */
export function useDeleteInspection(hiveId: string | undefined) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const dateText = useInspectionDate();
  const deleted = useRef<DeletedInspection>(undefined);
  const { run } = useDeleteInspectionMutation(hiveId, ({ id }) => {
    const date = deleted.current && dateText(deleted.current);
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
    deleted.current = inspection;
    return feedback(run({ id: inspection.id }), formatMessage({ id: 'inspections.deleted' }));
  };
}
