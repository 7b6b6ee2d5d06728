import { usePerson } from '@skep/remote-kit';
import { Dialog, Divider, Heading, Stack, Text } from '@skep/ui';
import { Switch } from '@skep/ui/form';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { personFields } from './PersonCard.graphql.ts';
import { rights } from './people-wanted.ts';
import { RightChangeList } from './RightChangeList.tsx';
import { TranslatorRequest } from './TranslatorRequest.tsx';
import { useIntl } from './use-administration-intl.ts';
import { useSetRight } from './useSetRight.ts';

export interface RightsDialogProps {
  person: FragmentType<typeof personFields>;
  onClose: () => void;
}

/** A person's rights, each changed at once by its switch, and what was changed before. */
export function RightsDialog({ person, onClose }: RightsDialogProps) {
  const { formatMessage } = useIntl();
  const ownId = usePerson()?.id;
  const shown = readFragment(personFields, person);
  const { setRight, isRunning } = useSetRight(shown);
  const isOwnRole = (right: string) => right === 'ADMIN' && shown.id === ownId;
  return (
    <Dialog title={shown.name} isOpen onClose={onClose}>
      <Stack gap={16}>
        <Text tone="muted">{shown.email}</Text>
        {shown.askedToTranslateAt && (
          <TranslatorRequest
            name={shown.name}
            askedAt={shown.askedToTranslateAt}
            isRunning={isRunning}
            onAnswer={(isGranted) => void setRight('TRANSLATOR', isGranted)}
          />
        )}
        <Stack gap={8}>
          {rights.map((right) => (
            <Switch
              key={right}
              label={formatMessage({ id: `shell.right.${right}` })}
              hint={formatMessage({
                id: isOwnRole(right) ? 'shell.administration.ownRole' : `shell.rightText.${right}`,
              })}
              isChecked={shown.rights.includes(right)}
              isDisabled={isRunning || isOwnRole(right)}
              onChange={(isGranted) => void setRight(right, isGranted)}
            />
          ))}
        </Stack>
        <Divider />
        <Heading level={3}>{formatMessage({ id: 'shell.administration.changesOfPerson' })}</Heading>
        <RightChangeList personId={shown.id} />
      </Stack>
    </Dialog>
  );
}
