import { Button } from '@skep/ui';
import { useState } from 'react';
import type { DeletedApiaryFragment } from '../delete-apiary/DeleteApiaryDialog.graphql.ts';
import { DeleteApiaryDialog } from '../delete-apiary/DeleteApiaryDialog.tsx';
import { useIntl } from '../form/use-form-intl.ts';
import type { FragmentType } from '../generated/fragment-masking.ts';

export interface DeleteApiaryButtonProps {
  apiary: FragmentType<typeof DeletedApiaryFragment>;
  onDeleted: () => void;
}

/** Asks before it deletes. */
export function DeleteApiaryButton({ apiary, onDeleted }: DeleteApiaryButtonProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button icon="trash" onClick={() => setIsAsking(true)}>
        {formatMessage({ id: 'hives.deleteApiary' })}
      </Button>
      {isAsking && (
        <DeleteApiaryDialog apiary={apiary} onClose={() => setIsAsking(false)} onDeleted={onDeleted} />
      )}
    </>
  );
}
