import { useConfirm, useMutationFeedback, useMutationResult, useNavigation } from '@skep/remote-kit';
import type { FileImportPartsFragment } from '../generated/graphql.ts';
import {
  CountImportMutation,
  DeleteImportMutation,
  FileImportsQuery,
  MapImportMutation,
  StartImportMutation,
  UndoImportMutation,
} from './ImportFilesScreen.graphql.ts';
import { type Mapping, mappingInput } from './import-mapping.ts';
import { useIntl } from './use-import-files-intl.ts';

export interface ImportActions {
  map: (mapping: Mapping) => void;
  count: () => void;
  /** Says whose a name is, and counts again. */
  recount: (mapping: Mapping) => void;
  start: () => void;
  undo: () => void;
  remove: () => void;
  /** How the file is read is on its way. */
  isSaving: boolean;
  isRunning: boolean;
}

/** Actions on a file; failures are shown. */
export function useImportActions({ id, file, mapping: ofFile }: FileImportPartsFragment): ImportActions {
  const { formatMessage } = useIntl();
  const [feedback, confirm, navigation] = [useMutationFeedback(), useConfirm(), useNavigation()];
  const mapping = useMutationResult(MapImportMutation);
  const counting = useMutationResult(CountImportMutation);
  const starting = useMutationResult(StartImportMutation);
  const undoing = useMutationResult(UndoImportMutation);
  const removing = useMutationResult(DeleteImportMutation, { refetchQueries: [FileImportsQuery] });

  async function undo() {
    const isMeant = await confirm({
      title: formatMessage({ id: 'importFiles.undoTitle' }, { name: file.name }),
      text: formatMessage({
        id: `importFiles.undoText.${ofFile.kind}`,
      }),
      confirmLabel: formatMessage({ id: 'importFiles.undo' }),
      isDestructive: true,
    });
    if (isMeant) await feedback(undoing.run({ id }));
  }

  async function recount(changed: Mapping) {
    if (await feedback(mapping.run({ id, mapping: mappingInput(changed) })))
      await feedback(counting.run({ id }));
  }

  async function remove() {
    if (await feedback(removing.run({ id }))) navigation.go('/import/files');
  }

  return {
    map: (changed) => void feedback(mapping.run({ id, mapping: mappingInput(changed) })),
    count: () => void feedback(counting.run({ id })),
    recount: (changed) => void recount(changed),
    start: () => void feedback(starting.run({ id })),
    undo: () => void undo(),
    remove: () => void remove(),
    isSaving: mapping.isRunning,
    isRunning: [mapping, counting, starting, undoing, removing].some(({ isRunning }) => isRunning),
  };
}
