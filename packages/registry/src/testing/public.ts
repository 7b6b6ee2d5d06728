export { startS3LikeServer } from './s3-like-server.ts';
export { describeFileStore } from './store-contract.ts';
