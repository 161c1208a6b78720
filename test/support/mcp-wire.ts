/** Constants of MCP requests. */
export const MCP_PATH = '/api/v1/mcp';
export const STATELESS = '2026-07-28';

/** `_meta` of a request in protocol revision 2026-07-28. */
export const META = {
  'io.modelcontextprotocol/protocolVersion': STATELESS,
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
};
