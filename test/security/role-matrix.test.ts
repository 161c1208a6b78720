import { getOption } from '@bufbuild/protobuf';
import { describe } from 'vitest';
import { Permission, permission } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { boundaryOf, CALLERS, describeRoleMatrix } from '../support/role-matrix.ts';

describe('for the callers on either side of each boundary', () => {
  describeRoleMatrix(['connect'], boundaryOf);
});

describe('for all callers, and over the other protocols, which carry the same calls', { tags: 'full' }, () => {
  describeRoleMatrix(['connect', 'connect-json', 'grpc-web'], (method, protocol) => {
    // Public methods do not depend on the caller, and some of them hash a password, which takes time.
    const isPublic = getOption(method, permission) === Permission.PUBLIC;
    return protocol === 'connect' && !isPublic ? CALLERS : boundaryOf(method);
  });
});
