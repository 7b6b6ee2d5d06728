import { graphql } from '../generated/index.ts';

export const AgendaTaskFragment = graphql(`
  fragment AgendaTask on Task {
    id
    revision
    title
    note
    day
    repeat
    repeatFrom
    countsFromDone
    isInspection
    steps {
      text
      isDone
    }
    pack {
      item
      count
    }
    hiveIds
    hives {
      id
      name
      apiaryId
      apiaryName
    }
    apiaryId
    apiaryName
    assigneeId
    assigneeName
    doneAt
    plan {
      planId
      method
      step
      plannedDay
    }
    canEdit
  }
`);

/** Where and by whom a task can be done. */
export const TaskChoicesFragment = graphql(`
  fragment TaskChoices on Query {
    apiaries {
      id
      name
      isOwner
      hives {
        id
        name
        canEdit
      }
    }
    taskPeople {
      id
      name
    }
  }
`);

export const NewTaskQuery = graphql(`
  query NewTask {
    inspectionRhythm
    ...TaskChoices
  }
`);

export const EditTaskQuery = graphql(`
  query EditTask($id: ID!) {
    task(id: $id) {
      ...AgendaTask
    }
    ...TaskChoices
  }
`);

export const DoneTasksQuery = graphql(`
  query DoneTasks {
    doneTasks {
      ...AgendaTask
    }
  }
`);

export const CreateTaskMutation = graphql(`
  mutation CreateTask($input: TaskInput!, $timeZone: String!) {
    createTask(input: $input, timeZone: $timeZone) {
      __typename
      ... on Task {
        ...AgendaTask
      }
      ...FailureParts
    }
  }
`);

export const ChangeTaskMutation = graphql(`
  mutation ChangeTask($id: ID!, $revision: Int!, $input: TaskInput!) {
    changeTask(id: $id, revision: $revision, input: $input) {
      __typename
      ... on Task {
        ...AgendaTask
      }
      ... on TaskConflict {
        current {
          ...AgendaTask
        }
      }
      ...FailureParts
    }
  }
`);

export const TickTaskMutation = graphql(`
  mutation TickTask($id: ID!, $isDone: Boolean!, $at: DateTime) {
    tickTask(id: $id, isDone: $isDone, at: $at) {
      __typename
      ... on TickedTask {
        task {
          ...AgendaTask
        }
        next {
          ...AgendaTask
        }
      }
      ...FailureParts
    }
  }
`);

export const TickTaskStepMutation = graphql(`
  mutation TickTaskStep($id: ID!, $text: String!, $isDone: Boolean!) {
    tickTaskStep(id: $id, text: $text, isDone: $isDone) {
      __typename
      ... on Task {
        ...AgendaTask
      }
      ...FailureParts
    }
  }
`);

export const PutOffTaskMutation = graphql(`
  mutation PutOffTask($id: ID!, $day: String!) {
    putOffTask(id: $id, day: $day) {
      __typename
      ... on Task {
        ...AgendaTask
      }
      ...FailureParts
    }
  }
`);

export const DeleteTaskMutation = graphql(`
  mutation DeleteTask($id: ID!) {
    deleteTask(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
