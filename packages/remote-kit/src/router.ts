/**
 * What screens need of the router. From here and not from react-router: the kit is shared by federation and
 * react-router is not, so a remote's own copy would look for the kit's router in a context of its own.
 */
export { useLocation, useParams, useSearchParams } from 'react-router';
export { Link, type LinkProps } from './Link.tsx';
