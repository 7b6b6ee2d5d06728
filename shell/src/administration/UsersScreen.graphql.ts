import { graphql } from '../generated/index.ts';

export const peopleQuery = graphql(`
  query People($filter: PeopleFilter!, $page: Int!) {
    people(filter: $filter, page: $page) {
      people {
        id
        ...PersonFields
      }
      total
      pageSize
    }
  }
`);
