import { graphql } from '../generated/gql.ts';

/** What the screens of the steps need: the hive, and what can be chosen. */
export const ColonyStepQuery = graphql(`
  query ColonyStep($id: ID!) {
    hive(id: $id) {
      id
      name
      canEdit
      state
      stateSince
      apiary {
        id
      }
      queen {
        ...KnownQueen
      }
      ...HivePicture
    }
    apiaries {
      id
      name
      isOwner
      hives {
        ...ChoosableHive
      }
    }
    queenRegister {
      ...ChoosableQueen
    }
    hiveCatalogue {
      beeRaces {
        id
        name
      }
    }
  }
`);

/** A hive as the other one of a step. */
export const ChoosableHiveFragment = graphql(`
  fragment ChoosableHive on Hive {
    id
    name
    state
    canEdit
    apiary {
      id
      name
    }
    queen {
      ...KnownQueen
    }
    ...HivePicture
  }
`);

export const ChangeHiveStateMutation = graphql(`
  mutation ChangeHiveState($hiveId: ID!, $input: HiveStateInput!) {
    changeHiveState(hiveId: $hiveId, input: $input) {
      ... on ChangedColonies {
        hives {
          ...SavedHive
        }
      }
      ...FailureParts
    }
  }
`);

export const SplitColonyMutation = graphql(`
  mutation SplitColony($hiveId: ID!, $input: SplitInput!) {
    splitColony(hiveId: $hiveId, input: $input) {
      ... on ChangedColonies {
        hives {
          id
          ...SavedHive
        }
      }
      ...FailureParts
    }
  }
`);

export const UniteColoniesMutation = graphql(`
  mutation UniteColonies($hiveId: ID!, $input: UnionInput!) {
    uniteColonies(hiveId: $hiveId, input: $input) {
      ... on ChangedColonies {
        hives {
          ...SavedHive
        }
      }
      ...FailureParts
    }
  }
`);

export const RequeenColonyMutation = graphql(`
  mutation RequeenColony($hiveId: ID!, $input: RequeeningInput!) {
    requeenColony(hiveId: $hiveId, input: $input) {
      ... on ChangedColonies {
        hives {
          ...SavedHive
        }
      }
      ...FailureParts
    }
  }
`);
