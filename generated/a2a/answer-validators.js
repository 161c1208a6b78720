// Generated from contracts/openapi by `make generate`. Do not edit.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const TaskMetadata = validate20;
const schema31 = {"$ref":"contract#/$defs/TaskMetadata","$id":"TaskMetadata"};
const schema33 = {"type":"object","description":"What a task says under the URI of the extension, to those who may see it.","properties":{"proposal":{"$ref":"contract#/$defs/ActionProposal"},"approval_url":{"$ref":"contract#/$defs/ApprovalUrl"},"approvals_missing":{"type":"integer","description":"How many more people have to approve `proposal`, while it waits for them.","minimum":1},"expires_at":{"$ref":"contract#/$defs/ApprovalEnd"},"poll_after_ms":{"$ref":"contract#/$defs/PollAfter"},"execution":{"$ref":"contract#/$defs/ActionProposalExecution"},"integrations":{"type":"array","description":"What can perform actions; the first fifty, for agents that may propose.","maxItems":50,"items":{"$ref":"contract#/$defs/Integration"}}},"additionalProperties":false};
const schema73 = {"type":"string","format":"uri","description":"The page where people decide. There while the task is `auth-required`.","examples":["https://work.acme.com/approvals/prop_01h455vb4pex5vsknk084sn02q"]};
const schema74 = {"type":"string","format":"date-time","description":"When the first of what waits for people expires. There while the task is `auth-required`."};
const schema75 = {"type":"integer","description":"So many milliseconds later it is worth asking again. There while the task is `auth-required`.","minimum":1};
const func0 = Object.prototype.hasOwnProperty;
const schema34 = {"type":"object","description":"A requested side effect, with the decisions of policy and people.","required":["proposal_id","work_item_id","status","action_type","integration_id","resource_type","action_operation","payload","payload_hash","approval_reason","proposed_by","policy","approvals","supersedes","expires_at","created_at","updated_at","version"],"properties":{"proposal_id":{"$ref":"contract#/$defs/ActionProposalId"},"work_item_id":{"$ref":"contract#/$defs/WorkItemId"},"status":{"$ref":"contract#/$defs/ActionProposalStatus"},"action_type":{"$ref":"contract#/$defs/ActionOperation"},"integration_id":{"$ref":"contract#/$defs/IntegrationId"},"resource_type":{"$ref":"contract#/$defs/ResourceType"},"action_operation":{"$ref":"contract#/$defs/ActionOperation"},"payload":{"$ref":"contract#/$defs/ProposedAction"},"payload_hash":{"$ref":"contract#/$defs/PayloadHash"},"hash_version":{"$ref":"contract#/$defs/PayloadHashVersion"},"approval_reason":{"type":"string","description":"Reason for the action.","examples":["The parcel arrived twice; the customer returned one."]},"proposed_by":{"$ref":"contract#/$defs/Principal"},"accountables":{"type":"array","description":"The people accountable for it: for its proposer, for the proposal that it supersedes, and all who have seen the\nsecret of the key that proposed it. None of them approves or settles it.\n","items":{"type":"string","description":"Id of a person.","examples":["usr_01h455vb4pex5vsknk084sn02q"]}},"policy":{"$ref":"contract#/$defs/PolicyOutcome"},"check":{"$ref":"contract#/$defs/ActionProposalCheck"},"twins":{"type":"array","description":"Other proposals of the tenant with the same effect that are open or were executed, newest first, at most 20;\nabsent if there are none. Effects that move money are the same if operation, resource, amount and currency are,\nwithin 7 days; others if integration and payload are, within 10 minutes. An operation may say otherwise. Policy\nnever approves a proposal that has an earlier twin; people may approve both. To repeat a request safely, send\n`Idempotency-Key`: a repetition is no twin.\n","items":{"$ref":"contract#/$defs/ActionProposalTwin"}},"approvals":{"type":"array","description":"Decisions of people, oldest first.","items":{"$ref":"contract#/$defs/Approval"}},"supersedes":{"description":"The proposal that this one replaced.","oneOf":[{"$ref":"contract#/$defs/ActionProposalId"},{"type":"null"}]},"expires_at":{"type":"string","format":"date-time","description":"Time at which the proposal expires unless executed. While a pending proposal's check says `would_fail`, this is one hour\nafter the check; a check that says `ok` restores the later time.\n","examples":["2026-03-04T09:30:00.000Z"]},"created_at":{"type":"string","format":"date-time","description":"Creation time.","examples":["2026-03-01T09:30:00.000Z"]},"updated_at":{"type":"string","format":"date-time","description":"Time of the last change.","examples":["2026-03-01T09:30:00.000Z"]},"version":{"type":"integer","description":"Grows by one with each change.","minimum":1,"examples":[1]}},"additionalProperties":false};
const schema35 = {"type":"string","description":"Identifier of an action proposal (TypeID, sortable by time of creation).","pattern":"^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q","examples":["prop_01h455vb4pex5vsknk084sn02q"]};
const schema36 = {"type":"string","description":"Identifier of a WorkItem (TypeID, sortable by time of creation).","pattern":"^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q","examples":["wi_01h455vb4pex5vsknk084sn02q"]};
const schema37 = {"type":"string","description":"State of a proposal. `pending_approval` waits for people. `auto_approved` and `approved` can be executed.\n`outcome_unknown` waits until the provider's outcome is known. `rejected`, `denied`, `expired`, `cancelled`,\n`executed` and `execution_failed` are final, except that a failure the provider calls retryable may be executed\nagain.\n","enum":["pending_approval","auto_approved","approved","rejected","denied","expired","cancelled","executing","executed","execution_failed","outcome_unknown"],"examples":["pending_approval"]};
const schema38 = {"type":"string","description":"The action: an operation of the service, or one that the tenant has defined, whose name begins with `x_`.\n`listOperations` shows them. Known labels: `commerce_refund`, `chat_post_message`.\n","pattern":"^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$","x-problem":"must be commerce_refund, chat_post_message, or an operation of the tenant, such as x_close_account","examples":["commerce_refund"]};
const schema39 = {"type":"string","description":"Identifier of the integration that performs the action.","pattern":"^int_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an integration; those look like int_01h455vb4pex5vsknk084sn02q","examples":["int_01h455vb4pex5vsknk084sn02q"]};
const schema40 = {"type":"string","description":"Kind of resource that the action changes: `order` for a refund, `chat_channel` for a message. The tenant's\noperations define theirs. Known labels: `order`, `chat_channel`.\n","pattern":"^[a-z][a-z0-9_]{0,63}$","x-problem":"must be a kind of resource, such as order, in small letters, digits and underscores","examples":["order"]};
const schema55 = {"type":"string","description":"SHA-256, in hexadecimal, over an RFC 8785 form. Version 2 (`hash_version` of the proposal) covers `{hash_version,\ntenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`.\n`target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed.\n`schema_hash` is the SHA-256 over the RFC 8785 form of the payload's published schema, with references resolved and\nwithout `title`, `description`, `examples` and `deprecated`. An operation that the tenant has defined adds\n`definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 covers `{tenant,\nwork_item, integration, operation, resource_type, payload}`. Evidence packets hold everything needed to compute the\nhash again. An approved proposal is executed only while it has this hash and its integration leads to the same\ntarget.\n","pattern":"^[0-9a-f]{64}$","x-problem":"must be a SHA-256 in hexadecimal, of 64 digits in lower case","examples":["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"]};
const schema56 = {"type":"integer","description":"Version of `payload_hash`: 2 for new proposals, 1 for those made before the releases after 0.3.0.\n","minimum":1,"examples":[2]};
const pattern4 = new RegExp("^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
const pattern5 = new RegExp("^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
const pattern6 = new RegExp("^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$", "u");
const pattern7 = new RegExp("^int_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
const pattern8 = new RegExp("^[a-z][a-z0-9_]{0,63}$", "u");
const pattern18 = new RegExp("^[0-9a-f]{64}$", "u");
const schema42 = {"type":"object","description":"Exact payload that will be executed; `type` names the kind.","if":{"type":"object","required":["type"],"properties":{"type":{"description":"Names the kind of payload; equal to `action_type`.","$ref":"contract#/$defs/CustomOperationName"}},"additionalProperties":true},"then":{"$ref":"contract#/$defs/ProposedCustomOperation"},"else":{"x-known":["commerce_refund","chat_post_message","others such as x_close_account"],"type":"object","description":"Exact payload that will be executed, of an operation of the service; `type` names the kind.","oneOf":[{"$ref":"contract#/$defs/ProposedCommerceRefund"},{"$ref":"contract#/$defs/ProposedChatPostMessage"}],"discriminator":{"propertyName":"type"}}};
const schema43 = {"type":"string","description":"Name of an operation that the tenant has defined.","pattern":"^x_[a-z][a-z0-9_]{0,62}$","x-problem":"must be the name of an operation of the tenant, such as x_close_account","examples":["x_close_account"]};
const pattern10 = new RegExp("^x_[a-z][a-z0-9_]{0,62}$", "u");
const schema44 = {"type":"object","description":"A proposed operation of the tenant, exactly as submitted and as it will be executed. Its other members are those of\nthe definition.\n","required":["type"],"additionalProperties":true,"properties":{"type":{"description":"Names the kind of payload; equal to `action_type`.","$ref":"contract#/$defs/CustomOperationName"}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err1 = {instancePath:instancePath+"/type",schemaPath:"contract#/$defs/CustomOperationName/pattern",keyword:"pattern",params:{pattern: "^x_[a-z][a-z0-9_]{0,62}$"},message:"must match pattern \""+"^x_[a-z][a-z0-9_]{0,62}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/type",schemaPath:"contract#/$defs/CustomOperationName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema46 = {"type":"object","description":"A proposed refund, exactly as submitted and as it will be executed.","required":["type","order_id","amount","currency","reason"],"properties":{"type":{"type":"string","description":"Names the kind of payload; equal to `action_type`.","enum":["commerce_refund"],"examples":["commerce_refund"]},"order_id":{"$ref":"contract#/$defs/OrderId"},"amount":{"$ref":"contract#/$defs/MoneyAmount"},"currency":{"$ref":"contract#/$defs/CurrencyCode"},"reason":{"$ref":"contract#/$defs/RefundReason"}},"additionalProperties":false};
const schema47 = {"type":"string","description":"Id of the order in the shop.","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$","x-problem":"must consist of visible ASCII characters","examples":["1234"]};
const schema48 = {"type":"string","description":"Decimal amount above zero, with no more decimals than the currency has.","maxLength":20,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$","x-problem":"must be a decimal number such as 25.00","examples":["25.00"]};
const schema49 = {"type":"string","description":"ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are refused.\n","pattern":"^[A-Z]{3}$","x-problem":"must be an ISO 4217 code such as EUR","examples":["EUR"]};
const schema50 = {"type":"string","description":"Reason for the refund.","enum":["duplicate","fraudulent","requested_by_customer","other"],"examples":["duplicate"]};
const func99 = require("ajv/dist/runtime/ucs2length").default;
const pattern12 = new RegExp("^[\\x21-\\x7e]+$", "u");
const pattern13 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$", "u");
const pattern14 = new RegExp("^[A-Z]{3}$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.order_id === undefined) || (!(func0.call(data, "order_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order_id"},message:"must have required property '"+"order_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.amount === undefined) || (!(func0.call(data, "amount")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.currency === undefined) || (!(func0.call(data, "currency")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "type") || (key0 === "order_id")) || (key0 === "amount")) || (key0 === "currency")) || (key0 === "reason"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data0 === "commerce_refund")){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema46.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.order_id !== undefined && func0.call(data, "order_id")){
let data1 = data.order_id;
if(typeof data1 === "string"){
if(func99(data1) > 255){
const err8 = {instancePath:instancePath+"/order_id",schemaPath:"contract#/$defs/OrderId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func99(data1) < 1){
const err9 = {instancePath:instancePath+"/order_id",schemaPath:"contract#/$defs/OrderId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern12.test(data1)){
const err10 = {instancePath:instancePath+"/order_id",schemaPath:"contract#/$defs/OrderId/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must match pattern \""+"^[\\x21-\\x7e]+$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/order_id",schemaPath:"contract#/$defs/OrderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.amount !== undefined && func0.call(data, "amount")){
let data2 = data.amount;
if(typeof data2 === "string"){
if(func99(data2) > 20){
const err12 = {instancePath:instancePath+"/amount",schemaPath:"contract#/$defs/MoneyAmount/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern13.test(data2)){
const err13 = {instancePath:instancePath+"/amount",schemaPath:"contract#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/amount",schemaPath:"contract#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.currency !== undefined && func0.call(data, "currency")){
let data3 = data.currency;
if(typeof data3 === "string"){
if(!pattern14.test(data3)){
const err15 = {instancePath:instancePath+"/currency",schemaPath:"contract#/$defs/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/currency",schemaPath:"contract#/$defs/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data4 = data.reason;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/reason",schemaPath:"contract#/$defs/RefundReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((((data4 === "duplicate") || (data4 === "fraudulent")) || (data4 === "requested_by_customer")) || (data4 === "other"))){
const err18 = {instancePath:instancePath+"/reason",schemaPath:"contract#/$defs/RefundReason/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"object","description":"A proposed message, exactly as submitted and as it will be posted.","required":["type","channel_id","text"],"properties":{"type":{"type":"string","description":"Names the kind of payload; equal to `action_type`.","enum":["chat_post_message"],"examples":["chat_post_message"]},"channel_id":{"$ref":"contract#/$defs/ChatChannelId"},"text":{"$ref":"contract#/$defs/ChatMessageText"},"thread_ts":{"$ref":"contract#/$defs/ChatThread"}},"additionalProperties":false};
const schema52 = {"type":"string","description":"Id of the channel on the chat platform. Never a direct message.","pattern":"^[CG][A-Z0-9]{2,30}$","x-problem":"must be the id of a channel, such as C024BE91L","examples":["C0123456789"]};
const schema53 = {"type":"string","description":"Text of the message; not only white space. Shown literally: mentions, links and special commands in angle brackets\nare not expanded.\n","minLength":1,"maxLength":4000,"pattern":"\\S","x-problem":"must not be only white space","examples":["Order 1234: the refund of 25.00 EUR is on its way."]};
const schema54 = {"type":"string","description":"The message that this one answers, by its chat platform timestamp.","pattern":"^[0-9]{10}\\.[0-9]{6}$","x-problem":"must be the time stamp of a message, such as 1772357400.000200","examples":["1772357400.000200"]};
const pattern15 = new RegExp("^[CG][A-Z0-9]{2,30}$", "u");
const pattern16 = new RegExp("\\S", "u");
const pattern17 = new RegExp("^[0-9]{10}\\.[0-9]{6}$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.channel_id === undefined) || (!(func0.call(data, "channel_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel_id"},message:"must have required property '"+"channel_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "type") || (key0 === "channel_id")) || (key0 === "text")) || (key0 === "thread_ts"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "chat_post_message")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema51.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.channel_id !== undefined && func0.call(data, "channel_id")){
let data1 = data.channel_id;
if(typeof data1 === "string"){
if(!pattern15.test(data1)){
const err6 = {instancePath:instancePath+"/channel_id",schemaPath:"contract#/$defs/ChatChannelId/pattern",keyword:"pattern",params:{pattern: "^[CG][A-Z0-9]{2,30}$"},message:"must match pattern \""+"^[CG][A-Z0-9]{2,30}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/channel_id",schemaPath:"contract#/$defs/ChatChannelId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data2 = data.text;
if(typeof data2 === "string"){
if(func99(data2) > 4000){
const err8 = {instancePath:instancePath+"/text",schemaPath:"contract#/$defs/ChatMessageText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func99(data2) < 1){
const err9 = {instancePath:instancePath+"/text",schemaPath:"contract#/$defs/ChatMessageText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern16.test(data2)){
const err10 = {instancePath:instancePath+"/text",schemaPath:"contract#/$defs/ChatMessageText/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/text",schemaPath:"contract#/$defs/ChatMessageText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.thread_ts !== undefined && func0.call(data, "thread_ts")){
let data3 = data.thread_ts;
if(typeof data3 === "string"){
if(!pattern17.test(data3)){
const err12 = {instancePath:instancePath+"/thread_ts",schemaPath:"contract#/$defs/ChatThread/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}\\.[0-9]{6}$"},message:"must match pattern \""+"^[0-9]{10}\\.[0-9]{6}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/thread_ts",schemaPath:"contract#/$defs/ChatThread/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
else {
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs9 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "commerce_refund"){
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "chat_post_message"){
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err5 = {instancePath,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0, known: ["commerce_refund","chat_post_message","others such as x_close_account"]},message:"value of tag \"type\" must be in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0, known: ["commerce_refund","chat_post_message","others such as x_close_account"]},message:"tag \"type\" must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath,schemaPath:"#/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"object","description":"The actor.","required":["type","id","display_name"],"properties":{"type":{"$ref":"contract#/$defs/PrincipalType"},"id":{"type":"string","description":"Id of the API key, delegation or person.","examples":["key_01h455vb4pex5vsknk084sn02q"]},"display_name":{"type":"string","description":"Name for people, at that time.","examples":["Helpdesk import"]}},"additionalProperties":false};
const schema58 = {"type":"string","description":"Kind of credential or person.","enum":["api_key","delegation","user","system"],"examples":["api_key"]};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.display_name === undefined) || (!(func0.call(data, "display_name")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display_name"},message:"must have required property '"+"display_name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "display_name"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"contract#/$defs/PrincipalType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data0 === "api_key") || (data0 === "delegation")) || (data0 === "user")) || (data0 === "system"))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"contract#/$defs/PrincipalType/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.display_name !== undefined && func0.call(data, "display_name")){
if(typeof data.display_name !== "string"){
const err7 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema59 = {"type":"object","description":"The decision of policy and its reasons.","required":["decision","reasons","policy_version","approvals_required"],"properties":{"decision":{"$ref":"contract#/$defs/PolicyDecision"},"reasons":{"type":"array","description":"Policies that determined the decision.","items":{"$ref":"contract#/$defs/PolicyReason"}},"policy_version":{"type":"string","description":"Version of the exact texts of all policies evaluated.","examples":["customer_support@1a2b3c4d5e6f"]},"approvals_required":{"type":"integer","description":"Number of different people who must approve; 0 if none.","minimum":0,"examples":[1]}},"additionalProperties":false};
const schema60 = {"type":"string","description":"Decision of policy: the action may run without a person (`auto_approve`), needs people (`require_approval`), or may\nnot run (`deny`).\n","enum":["auto_approve","require_approval","deny"],"examples":["require_approval"]};
const schema61 = {"type":"object","description":"One policy that determined the decision.","required":["policy_id","message"],"properties":{"policy_id":{"type":"string","description":"Name of the policy; `pack/…` is shipped, `tenant/…` is the tenant's.","examples":["pack/auto-approval-limit"]},"message":{"type":"string","description":"Message for people.","examples":["The amount is above the limit for approval without a person."]}},"additionalProperties":false};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.decision === undefined) || (!(func0.call(data, "decision")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decision"},message:"must have required property '"+"decision"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.reasons === undefined) || (!(func0.call(data, "reasons")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reasons"},message:"must have required property '"+"reasons"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.policy_version === undefined) || (!(func0.call(data, "policy_version")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy_version"},message:"must have required property '"+"policy_version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.approvals_required === undefined) || (!(func0.call(data, "approvals_required")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approvals_required"},message:"must have required property '"+"approvals_required"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "decision") || (key0 === "reasons")) || (key0 === "policy_version")) || (key0 === "approvals_required"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.decision !== undefined && func0.call(data, "decision")){
let data0 = data.decision;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/decision",schemaPath:"contract#/$defs/PolicyDecision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data0 === "auto_approve") || (data0 === "require_approval")) || (data0 === "deny"))){
const err6 = {instancePath:instancePath+"/decision",schemaPath:"contract#/$defs/PolicyDecision/enum",keyword:"enum",params:{allowedValues: schema60.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reasons !== undefined && func0.call(data, "reasons")){
let data1 = data.reasons;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.policy_id === undefined) || (!(func0.call(data2, "policy_id")))){
const err7 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"contract#/$defs/PolicyReason/required",keyword:"required",params:{missingProperty: "policy_id"},message:"must have required property '"+"policy_id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data2.message === undefined) || (!(func0.call(data2, "message")))){
const err8 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"contract#/$defs/PolicyReason/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 of Object.keys(data2)){
if(!((key1 === "policy_id") || (key1 === "message"))){
const err9 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"contract#/$defs/PolicyReason/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.policy_id !== undefined && func0.call(data2, "policy_id")){
if(typeof data2.policy_id !== "string"){
const err10 = {instancePath:instancePath+"/reasons/" + i0+"/policy_id",schemaPath:"contract#/$defs/PolicyReason/properties/policy_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.message !== undefined && func0.call(data2, "message")){
if(typeof data2.message !== "string"){
const err11 = {instancePath:instancePath+"/reasons/" + i0+"/message",schemaPath:"contract#/$defs/PolicyReason/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/reasons/" + i0,schemaPath:"contract#/$defs/PolicyReason/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.policy_version !== undefined && func0.call(data, "policy_version")){
if(typeof data.policy_version !== "string"){
const err14 = {instancePath:instancePath+"/policy_version",schemaPath:"#/properties/policy_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.approvals_required !== undefined && func0.call(data, "approvals_required")){
let data6 = data.approvals_required;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/approvals_required",schemaPath:"#/properties/approvals_required/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/approvals_required",schemaPath:"#/properties/approvals_required/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema62 = {"type":"object","description":"The provider's latest answer. The provider is asked when a proposal is made, and again on request. A proposal that\nit would refuse is never approved, by policy or by people, until its answer changes. Execution asks the provider\nonce more.\n","required":["outcome","problems","at"],"properties":{"outcome":{"$ref":"contract#/$defs/ActionProposalCheckOutcome"},"problems":{"type":"array","description":"The provider's reasons to refuse, by field, such as `payload.order_id`; or why it could not be asked.\n","items":{"$ref":"contract#/$defs/ErrorDetail"}},"at":{"type":["string","null"],"format":"date-time","description":"Time of the check; null if never asked.","examples":["2026-03-01T09:30:00.000Z"]}},"additionalProperties":false};
const schema63 = {"type":"string","description":"Provider's answer when last asked if it would do it: `ok`; `would_fail` if it would refuse it as things stood;\n`not_checked` if it could not be asked.\n","enum":["ok","would_fail","not_checked"],"examples":["ok"]};
const schema64 = {"type":"object","description":"One problem of a request.","required":["field","problem"],"properties":{"field":{"type":"string","description":"Path of the field in the body, or name of the query parameter, path parameter or header.","examples":["initial_message.role"]},"problem":{"type":"string","description":"The problem.","examples":["is required"]}},"additionalProperties":false};
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.problems === undefined) || (!(func0.call(data, "problems")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "problems"},message:"must have required property '"+"problems"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "outcome") || (key0 === "problems")) || (key0 === "at"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data0 = data.outcome;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"contract#/$defs/ActionProposalCheckOutcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data0 === "ok") || (data0 === "would_fail")) || (data0 === "not_checked"))){
const err5 = {instancePath:instancePath+"/outcome",schemaPath:"contract#/$defs/ActionProposalCheckOutcome/enum",keyword:"enum",params:{allowedValues: schema63.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.problems !== undefined && func0.call(data, "problems")){
let data1 = data.problems;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.field === undefined) || (!(func0.call(data2, "field")))){
const err6 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"contract#/$defs/ErrorDetail/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data2.problem === undefined) || (!(func0.call(data2, "problem")))){
const err7 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"contract#/$defs/ErrorDetail/required",keyword:"required",params:{missingProperty: "problem"},message:"must have required property '"+"problem"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 of Object.keys(data2)){
if(!((key1 === "field") || (key1 === "problem"))){
const err8 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"contract#/$defs/ErrorDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.field !== undefined && func0.call(data2, "field")){
if(typeof data2.field !== "string"){
const err9 = {instancePath:instancePath+"/problems/" + i0+"/field",schemaPath:"contract#/$defs/ErrorDetail/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.problem !== undefined && func0.call(data2, "problem")){
if(typeof data2.problem !== "string"){
const err10 = {instancePath:instancePath+"/problems/" + i0+"/problem",schemaPath:"contract#/$defs/ErrorDetail/properties/problem/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"contract#/$defs/ErrorDetail/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
let data5 = data.at;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: schema62.properties.at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
const err14 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema65 = {"type":"object","description":"Another proposal with the same effect that is open or was executed.","required":["proposal_id","work_item_id","status","at"],"properties":{"proposal_id":{"$ref":"contract#/$defs/ActionProposalId"},"work_item_id":{"$ref":"contract#/$defs/WorkItemId"},"status":{"$ref":"contract#/$defs/ActionProposalStatus"},"at":{"type":"string","format":"date-time","description":"Time of the proposal.","examples":["2026-03-01T09:29:00.000Z"]}},"additionalProperties":false};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.proposal_id === undefined) || (!(func0.call(data, "proposal_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proposal_id"},message:"must have required property '"+"proposal_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.work_item_id === undefined) || (!(func0.call(data, "work_item_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_item_id"},message:"must have required property '"+"work_item_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "proposal_id") || (key0 === "work_item_id")) || (key0 === "status")) || (key0 === "at"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.proposal_id !== undefined && func0.call(data, "proposal_id")){
let data0 = data.proposal_id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/proposal_id",schemaPath:"contract#/$defs/ActionProposalId/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/proposal_id",schemaPath:"contract#/$defs/ActionProposalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data1 = data.work_item_id;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err7 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data2 = data.status;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract#/$defs/ActionProposalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((((((((data2 === "pending_approval") || (data2 === "auto_approved")) || (data2 === "approved")) || (data2 === "rejected")) || (data2 === "denied")) || (data2 === "expired")) || (data2 === "cancelled")) || (data2 === "executing")) || (data2 === "executed")) || (data2 === "execution_failed")) || (data2 === "outcome_unknown"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"contract#/$defs/ActionProposalStatus/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
let data3 = data.at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema69 = {"type":"object","description":"The decision of one person.","required":["approver","accountable","decision","comment","payload_hash","at"],"properties":{"approver":{"$ref":"contract#/$defs/Principal"},"accountable":{"type":"string","description":"The person accountable for it: the approver, or the person who delegated it to that agent. It tells different\npeople apart.\n","examples":["usr_01h455vb4pex5vsknk084sn02q"]},"decision":{"$ref":"contract#/$defs/ApprovalDecision"},"comment":{"type":["string","null"],"description":"Comment of the person.","examples":["Checked with the warehouse."]},"payload_hash":{"$ref":"contract#/$defs/PayloadHash"},"at":{"type":"string","format":"date-time","description":"Time.","examples":["2026-03-01T09:35:00.000Z"]}},"additionalProperties":false};
const schema70 = {"type":"string","description":"Decision of the person.","enum":["approve","reject"],"examples":["approve"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.approver === undefined) || (!(func0.call(data, "approver")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approver"},message:"must have required property '"+"approver"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.accountable === undefined) || (!(func0.call(data, "accountable")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accountable"},message:"must have required property '"+"accountable"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.decision === undefined) || (!(func0.call(data, "decision")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decision"},message:"must have required property '"+"decision"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.comment === undefined) || (!(func0.call(data, "comment")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.payload_hash === undefined) || (!(func0.call(data, "payload_hash")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload_hash"},message:"must have required property '"+"payload_hash"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "approver") || (key0 === "accountable")) || (key0 === "decision")) || (key0 === "comment")) || (key0 === "payload_hash")) || (key0 === "at"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.approver !== undefined && func0.call(data, "approver")){
if(!(validate32(data.approver, {instancePath:instancePath+"/approver",parentData:data,parentDataProperty:"approver",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.accountable !== undefined && func0.call(data, "accountable")){
if(typeof data.accountable !== "string"){
const err7 = {instancePath:instancePath+"/accountable",schemaPath:"#/properties/accountable/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.decision !== undefined && func0.call(data, "decision")){
let data2 = data.decision;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/decision",schemaPath:"contract#/$defs/ApprovalDecision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "approve") || (data2 === "reject"))){
const err9 = {instancePath:instancePath+"/decision",schemaPath:"contract#/$defs/ApprovalDecision/enum",keyword:"enum",params:{allowedValues: schema70.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.comment !== undefined && func0.call(data, "comment")){
let data3 = data.comment;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: schema69.properties.comment.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.payload_hash !== undefined && func0.call(data, "payload_hash")){
let data4 = data.payload_hash;
if(typeof data4 === "string"){
if(!pattern18.test(data4)){
const err11 = {instancePath:instancePath+"/payload_hash",schemaPath:"contract#/$defs/PayloadHash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/payload_hash",schemaPath:"contract#/$defs/PayloadHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
let data5 = data.at;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
const err13 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.proposal_id === undefined) || (!(func0.call(data, "proposal_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proposal_id"},message:"must have required property '"+"proposal_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.work_item_id === undefined) || (!(func0.call(data, "work_item_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_item_id"},message:"must have required property '"+"work_item_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.action_type === undefined) || (!(func0.call(data, "action_type")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action_type"},message:"must have required property '"+"action_type"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.integration_id === undefined) || (!(func0.call(data, "integration_id")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "integration_id"},message:"must have required property '"+"integration_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.resource_type === undefined) || (!(func0.call(data, "resource_type")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_type"},message:"must have required property '"+"resource_type"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.action_operation === undefined) || (!(func0.call(data, "action_operation")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action_operation"},message:"must have required property '"+"action_operation"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.payload_hash === undefined) || (!(func0.call(data, "payload_hash")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload_hash"},message:"must have required property '"+"payload_hash"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.approval_reason === undefined) || (!(func0.call(data, "approval_reason")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approval_reason"},message:"must have required property '"+"approval_reason"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.proposed_by === undefined) || (!(func0.call(data, "proposed_by")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proposed_by"},message:"must have required property '"+"proposed_by"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.policy === undefined) || (!(func0.call(data, "policy")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy"},message:"must have required property '"+"policy"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.approvals === undefined) || (!(func0.call(data, "approvals")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approvals"},message:"must have required property '"+"approvals"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.supersedes === undefined) || (!(func0.call(data, "supersedes")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "supersedes"},message:"must have required property '"+"supersedes"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.expires_at === undefined) || (!(func0.call(data, "expires_at")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.updated_at === undefined) || (!(func0.call(data, "updated_at")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema34.properties, key0))){
const err18 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.proposal_id !== undefined && func0.call(data, "proposal_id")){
let data0 = data.proposal_id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err19 = {instancePath:instancePath+"/proposal_id",schemaPath:"contract#/$defs/ActionProposalId/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/proposal_id",schemaPath:"contract#/$defs/ActionProposalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data1 = data.work_item_id;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err21 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data2 = data.status;
if(typeof data2 !== "string"){
const err23 = {instancePath:instancePath+"/status",schemaPath:"contract#/$defs/ActionProposalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((((((((((data2 === "pending_approval") || (data2 === "auto_approved")) || (data2 === "approved")) || (data2 === "rejected")) || (data2 === "denied")) || (data2 === "expired")) || (data2 === "cancelled")) || (data2 === "executing")) || (data2 === "executed")) || (data2 === "execution_failed")) || (data2 === "outcome_unknown"))){
const err24 = {instancePath:instancePath+"/status",schemaPath:"contract#/$defs/ActionProposalStatus/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.action_type !== undefined && func0.call(data, "action_type")){
let data3 = data.action_type;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err25 = {instancePath:instancePath+"/action_type",schemaPath:"contract#/$defs/ActionOperation/pattern",keyword:"pattern",params:{pattern: "^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$"},message:"must match pattern \""+"^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/action_type",schemaPath:"contract#/$defs/ActionOperation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.integration_id !== undefined && func0.call(data, "integration_id")){
let data4 = data.integration_id;
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err27 = {instancePath:instancePath+"/integration_id",schemaPath:"contract#/$defs/IntegrationId/pattern",keyword:"pattern",params:{pattern: "^int_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^int_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/integration_id",schemaPath:"contract#/$defs/IntegrationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.resource_type !== undefined && func0.call(data, "resource_type")){
let data5 = data.resource_type;
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err29 = {instancePath:instancePath+"/resource_type",schemaPath:"contract#/$defs/ResourceType/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/resource_type",schemaPath:"contract#/$defs/ResourceType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.action_operation !== undefined && func0.call(data, "action_operation")){
let data6 = data.action_operation;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err31 = {instancePath:instancePath+"/action_operation",schemaPath:"contract#/$defs/ActionOperation/pattern",keyword:"pattern",params:{pattern: "^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$"},message:"must match pattern \""+"^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/action_operation",schemaPath:"contract#/$defs/ActionOperation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.payload !== undefined && func0.call(data, "payload")){
if(!(validate24(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.payload_hash !== undefined && func0.call(data, "payload_hash")){
let data8 = data.payload_hash;
if(typeof data8 === "string"){
if(!pattern18.test(data8)){
const err33 = {instancePath:instancePath+"/payload_hash",schemaPath:"contract#/$defs/PayloadHash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/payload_hash",schemaPath:"contract#/$defs/PayloadHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.hash_version !== undefined && func0.call(data, "hash_version")){
let data9 = data.hash_version;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err35 = {instancePath:instancePath+"/hash_version",schemaPath:"contract#/$defs/PayloadHashVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err36 = {instancePath:instancePath+"/hash_version",schemaPath:"contract#/$defs/PayloadHashVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.approval_reason !== undefined && func0.call(data, "approval_reason")){
if(typeof data.approval_reason !== "string"){
const err37 = {instancePath:instancePath+"/approval_reason",schemaPath:"#/properties/approval_reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.proposed_by !== undefined && func0.call(data, "proposed_by")){
if(!(validate32(data.proposed_by, {instancePath:instancePath+"/proposed_by",parentData:data,parentDataProperty:"proposed_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.accountables !== undefined && func0.call(data, "accountables")){
let data12 = data.accountables;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(typeof data12[i0] !== "string"){
const err38 = {instancePath:instancePath+"/accountables/" + i0,schemaPath:"#/properties/accountables/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/accountables",schemaPath:"#/properties/accountables/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.policy !== undefined && func0.call(data, "policy")){
if(!(validate34(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.check !== undefined && func0.call(data, "check")){
if(!(validate36(data.check, {instancePath:instancePath+"/check",parentData:data,parentDataProperty:"check",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.twins !== undefined && func0.call(data, "twins")){
let data16 = data.twins;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(!(validate38(data16[i1], {instancePath:instancePath+"/twins/" + i1,parentData:data16,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/twins",schemaPath:"#/properties/twins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.approvals !== undefined && func0.call(data, "approvals")){
let data18 = data.approvals;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(!(validate40(data18[i2], {instancePath:instancePath+"/approvals/" + i2,parentData:data18,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/approvals",schemaPath:"#/properties/approvals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.supersedes !== undefined && func0.call(data, "supersedes")){
let data20 = data.supersedes;
const _errs53 = errors;
let valid16 = false;
let passing0 = null;
const _errs54 = errors;
if(typeof data20 === "string"){
if(!pattern4.test(data20)){
const err42 = {instancePath:instancePath+"/supersedes",schemaPath:"contract#/$defs/ActionProposalId/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/supersedes",schemaPath:"contract#/$defs/ActionProposalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid0 = _errs54 === errors;
if(_valid0){
valid16 = true;
passing0 = 0;
}
const _errs58 = errors;
if(data20 !== null){
const err44 = {instancePath:instancePath+"/supersedes",schemaPath:"#/properties/supersedes/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid0 = _errs58 === errors;
if(_valid0 && valid16){
valid16 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid16 = true;
passing0 = 1;
}
}
if(!valid16){
const err45 = {instancePath:instancePath+"/supersedes",schemaPath:"#/properties/supersedes/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data.expires_at !== undefined && func0.call(data, "expires_at")){
let data21 = data.expires_at;
if(typeof data21 === "string"){
if(!(formats0.validate(data21))){
const err46 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
let data22 = data.created_at;
if(typeof data22 === "string"){
if(!(formats0.validate(data22))){
const err48 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.updated_at !== undefined && func0.call(data, "updated_at")){
let data23 = data.updated_at;
if(typeof data23 === "string"){
if(!(formats0.validate(data23))){
const err50 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data24 = data.version;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err52 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
const err53 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
}
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema76 = {"type":"object","description":"Outcome, actual or by dry run.","required":["proposal","action","policy","dry_run","replayed"],"properties":{"proposal":{"$ref":"contract#/$defs/ActionProposal"},"action":{"description":"The action record; null for a dry run, and while a worker has yet to execute it.","oneOf":[{"$ref":"contract#/$defs/Action"},{"type":"null"}]},"policy":{"$ref":"contract#/$defs/PolicyOutcome"},"dry_run":{"type":"boolean","description":"As in the request.","examples":[false]},"replayed":{"type":"boolean","description":"True if the proposal was executed before or already waited for a worker; it is never executed twice.","examples":[false]},"outcome":{"$ref":"contract#/$defs/DryRunOutcome"},"problems":{"type":"array","description":"Only for a dry run: what prevents execution, by field, such as `payload.order_id` if the provider would refuse\nit; `status` says why it cannot be executed.\n","items":{"$ref":"contract#/$defs/ErrorDetail"}},"approvals_missing":{"type":"integer","description":"Only for a dry run: number of approvals still needed.","minimum":0,"examples":[1]},"approval_url":{"type":["string","null"],"description":"Only for a dry run: the page where this is decided; null if nothing waits for people.","examples":["https://work.example.com/approvals/prop_01h455vb4pex5vsknk084sn02q"]},"next":{"type":"string","description":"Next step, only for a dry run or while it waits for a worker to execute it.","examples":["Execute it, with dry_run false."]}},"additionalProperties":false};
const schema96 = {"type":"string","description":"Only for a dry run, in any state of the proposal: the outcome if it were executed now. `would_execute`: it would be\nexecuted; `needs_approval`: people must approve it first; `would_fail`: the provider would refuse it, see\n`problems`; `not_executable`: it is over, is being executed, or policy does not allow it, see `problems`.\n","enum":["would_execute","needs_approval","would_fail","not_executable"],"examples":["needs_approval"]};
const schema77 = {"type":"object","description":"The record of an execution. Append-only, except its completion.","required":["action_id","work_item_id","proposal_id","action_type","integration_id","status","idempotency_key","attempts","executed_by","policy_version","payload_hash","result","error","started_at","finished_at"],"properties":{"action_id":{"$ref":"contract#/$defs/ActionId"},"work_item_id":{"$ref":"contract#/$defs/WorkItemId"},"proposal_id":{"$ref":"contract#/$defs/ActionProposalId"},"action_type":{"$ref":"contract#/$defs/ActionOperation"},"integration_id":{"$ref":"contract#/$defs/IntegrationId"},"status":{"$ref":"contract#/$defs/ActionStatus"},"idempotency_key":{"type":"string","description":"The key sent to the provider; the same in every attempt.","examples":["workgate-prop_01h455vb4pex5vsknk084sn02q"]},"attempts":{"type":"integer","description":"Number of attempts.","minimum":1,"examples":[1]},"executed_by":{"$ref":"contract#/$defs/Principal"},"policy_version":{"type":"string","description":"Version of the exact texts of the policies evaluated at execution.","examples":["customer_support@1a2b3c4d5e6f"]},"payload_hash":{"$ref":"contract#/$defs/PayloadHash"},"result":{"description":"The provider's result; null unless it succeeded.","oneOf":[{"$ref":"contract#/$defs/ActionResult"},{"type":"null"}]},"error":{"description":"The error; null unless it failed.","oneOf":[{"$ref":"contract#/$defs/ActionError"},{"type":"null"}]},"started_at":{"type":"string","format":"date-time","description":"Time of the first attempt.","examples":["2026-03-01T09:36:00.000Z"]},"finished_at":{"type":["string","null"],"format":"date-time","description":"Time of completion; null if running or unknown.","examples":["2026-03-01T09:36:01.000Z"]}},"additionalProperties":false};
const schema78 = {"type":"string","description":"Identifier of an action record (TypeID, sortable by time of creation).","pattern":"^act_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an action; those look like act_01h455vb4pex5vsknk084sn02q","examples":["act_01h455vb4pex5vsknk084sn02q"]};
const schema83 = {"type":"string","description":"State of an action. `outcome_unknown` lasts until the provider has said what it did.","enum":["running","succeeded","failed","outcome_unknown"],"examples":["succeeded"]};
const schema95 = {"type":"object","description":"Reason the provider refused.","required":["code","message","retryable"],"properties":{"code":{"type":"string","description":"Kind of failure, such as `amount_exceeds_refundable`.","examples":["amount_exceeds_refundable"]},"message":{"type":"string","description":"For people.","examples":["Only 10.00 EUR of this order are left to refund."]},"retryable":{"type":"boolean","description":"True if the proposal may be executed again.","examples":[false]},"retry_after_seconds":{"type":"integer","description":"Seconds that the provider asks to wait; absent if it did not say so.","minimum":1,"examples":[30]}},"additionalProperties":false};
const pattern23 = new RegExp("^act_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
const schema85 = {"type":"object","description":"The provider's result, by kind of operation.","if":{"type":"object","required":["type"],"properties":{"type":{"description":"Names the kind of result.","$ref":"contract#/$defs/CustomOperationName"}},"additionalProperties":true},"then":{"$ref":"contract#/$defs/CustomOperationResult"},"else":{"x-known":["commerce_refund","chat_post_message","others such as x_close_account"],"type":"object","description":"The provider's result, by kind of operation, for the operations of the service; `type` names the kind.","oneOf":[{"$ref":"contract#/$defs/CommerceRefundResult"},{"$ref":"contract#/$defs/ChatPostMessageResult"}],"discriminator":{"propertyName":"type"}}};
const schema87 = {"type":"object","description":"Result of an operation of the tenant, as reported by whoever executed it. Its other members follow the definition's\n`result_schema`. If a person settled it, `reference` holds their finding.\n","required":["type"],"additionalProperties":true,"properties":{"type":{"description":"Names the kind of result.","$ref":"contract#/$defs/CustomOperationName"}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err1 = {instancePath:instancePath+"/type",schemaPath:"contract#/$defs/CustomOperationName/pattern",keyword:"pattern",params:{pattern: "^x_[a-z][a-z0-9_]{0,62}$"},message:"must match pattern \""+"^x_[a-z][a-z0-9_]{0,62}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/type",schemaPath:"contract#/$defs/CustomOperationName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema89 = {"type":"object","description":"The refund that the provider made.","required":["type","refund_id","order_id","amount","currency"],"properties":{"type":{"type":"string","description":"Names the kind of result.","enum":["commerce_refund"],"examples":["commerce_refund"]},"refund_id":{"type":"string","description":"Id of the refund at the provider.","examples":["re_3MmlLrLkdIwHu7ix0uke3Ezy"]},"order_id":{"$ref":"contract#/$defs/OrderId"},"amount":{"description":"Decimal amount that was refunded.","$ref":"contract#/$defs/MoneyAmount"},"currency":{"$ref":"contract#/$defs/CurrencyCode"}},"additionalProperties":false};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.refund_id === undefined) || (!(func0.call(data, "refund_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refund_id"},message:"must have required property '"+"refund_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.order_id === undefined) || (!(func0.call(data, "order_id")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order_id"},message:"must have required property '"+"order_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.amount === undefined) || (!(func0.call(data, "amount")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.currency === undefined) || (!(func0.call(data, "currency")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "type") || (key0 === "refund_id")) || (key0 === "order_id")) || (key0 === "amount")) || (key0 === "currency"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data0 === "commerce_refund")){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema89.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.refund_id !== undefined && func0.call(data, "refund_id")){
if(typeof data.refund_id !== "string"){
const err8 = {instancePath:instancePath+"/refund_id",schemaPath:"#/properties/refund_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.order_id !== undefined && func0.call(data, "order_id")){
let data2 = data.order_id;
if(typeof data2 === "string"){
if(func99(data2) > 255){
const err9 = {instancePath:instancePath+"/order_id",schemaPath:"contract#/$defs/OrderId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func99(data2) < 1){
const err10 = {instancePath:instancePath+"/order_id",schemaPath:"contract#/$defs/OrderId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern12.test(data2)){
const err11 = {instancePath:instancePath+"/order_id",schemaPath:"contract#/$defs/OrderId/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must match pattern \""+"^[\\x21-\\x7e]+$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/order_id",schemaPath:"contract#/$defs/OrderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.amount !== undefined && func0.call(data, "amount")){
let data3 = data.amount;
if(typeof data3 === "string"){
if(func99(data3) > 20){
const err13 = {instancePath:instancePath+"/amount",schemaPath:"contract#/$defs/MoneyAmount/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern13.test(data3)){
const err14 = {instancePath:instancePath+"/amount",schemaPath:"contract#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/amount",schemaPath:"contract#/$defs/MoneyAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.currency !== undefined && func0.call(data, "currency")){
let data4 = data.currency;
if(typeof data4 === "string"){
if(!pattern14.test(data4)){
const err16 = {instancePath:instancePath+"/currency",schemaPath:"contract#/$defs/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/currency",schemaPath:"contract#/$defs/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema93 = {"type":"object","description":"The message as the platform stored it.","required":["type","channel_id","ts"],"properties":{"type":{"type":"string","description":"Names the kind of result.","enum":["chat_post_message"],"examples":["chat_post_message"]},"channel_id":{"$ref":"contract#/$defs/ChatChannelId"},"ts":{"type":"string","description":"Timestamp that identifies the message in its channel.","examples":["1772357400.000200"]}},"additionalProperties":false};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.channel_id === undefined) || (!(func0.call(data, "channel_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel_id"},message:"must have required property '"+"channel_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.ts === undefined) || (!(func0.call(data, "ts")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ts"},message:"must have required property '"+"ts"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "channel_id")) || (key0 === "ts"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "chat_post_message")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema93.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.channel_id !== undefined && func0.call(data, "channel_id")){
let data1 = data.channel_id;
if(typeof data1 === "string"){
if(!pattern15.test(data1)){
const err6 = {instancePath:instancePath+"/channel_id",schemaPath:"contract#/$defs/ChatChannelId/pattern",keyword:"pattern",params:{pattern: "^[CG][A-Z0-9]{2,30}$"},message:"must match pattern \""+"^[CG][A-Z0-9]{2,30}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/channel_id",schemaPath:"contract#/$defs/ChatChannelId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ts !== undefined && func0.call(data, "ts")){
if(typeof data.ts !== "string"){
const err8 = {instancePath:instancePath+"/ts",schemaPath:"#/properties/ts/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
else {
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs9 = errors;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "commerce_refund"){
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "chat_post_message"){
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err5 = {instancePath,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0, known: ["commerce_refund","chat_post_message","others such as x_close_account"]},message:"value of tag \"type\" must be in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/else/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0, known: ["commerce_refund","chat_post_message","others such as x_close_account"]},message:"tag \"type\" must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath,schemaPath:"#/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.action_id === undefined) || (!(func0.call(data, "action_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action_id"},message:"must have required property '"+"action_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.work_item_id === undefined) || (!(func0.call(data, "work_item_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_item_id"},message:"must have required property '"+"work_item_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.proposal_id === undefined) || (!(func0.call(data, "proposal_id")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proposal_id"},message:"must have required property '"+"proposal_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.action_type === undefined) || (!(func0.call(data, "action_type")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action_type"},message:"must have required property '"+"action_type"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.integration_id === undefined) || (!(func0.call(data, "integration_id")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "integration_id"},message:"must have required property '"+"integration_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.idempotency_key === undefined) || (!(func0.call(data, "idempotency_key")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idempotency_key"},message:"must have required property '"+"idempotency_key"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.attempts === undefined) || (!(func0.call(data, "attempts")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"},message:"must have required property '"+"attempts"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.executed_by === undefined) || (!(func0.call(data, "executed_by")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "executed_by"},message:"must have required property '"+"executed_by"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.policy_version === undefined) || (!(func0.call(data, "policy_version")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy_version"},message:"must have required property '"+"policy_version"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.payload_hash === undefined) || (!(func0.call(data, "payload_hash")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload_hash"},message:"must have required property '"+"payload_hash"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.error === undefined) || (!(func0.call(data, "error")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.started_at === undefined) || (!(func0.call(data, "started_at")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "started_at"},message:"must have required property '"+"started_at"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.finished_at === undefined) || (!(func0.call(data, "finished_at")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "finished_at"},message:"must have required property '"+"finished_at"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema77.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.action_id !== undefined && func0.call(data, "action_id")){
let data0 = data.action_id;
if(typeof data0 === "string"){
if(!pattern23.test(data0)){
const err16 = {instancePath:instancePath+"/action_id",schemaPath:"contract#/$defs/ActionId/pattern",keyword:"pattern",params:{pattern: "^act_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^act_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/action_id",schemaPath:"contract#/$defs/ActionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data1 = data.work_item_id;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err18 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.proposal_id !== undefined && func0.call(data, "proposal_id")){
let data2 = data.proposal_id;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err20 = {instancePath:instancePath+"/proposal_id",schemaPath:"contract#/$defs/ActionProposalId/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/proposal_id",schemaPath:"contract#/$defs/ActionProposalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.action_type !== undefined && func0.call(data, "action_type")){
let data3 = data.action_type;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err22 = {instancePath:instancePath+"/action_type",schemaPath:"contract#/$defs/ActionOperation/pattern",keyword:"pattern",params:{pattern: "^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$"},message:"must match pattern \""+"^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/action_type",schemaPath:"contract#/$defs/ActionOperation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.integration_id !== undefined && func0.call(data, "integration_id")){
let data4 = data.integration_id;
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err24 = {instancePath:instancePath+"/integration_id",schemaPath:"contract#/$defs/IntegrationId/pattern",keyword:"pattern",params:{pattern: "^int_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^int_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/integration_id",schemaPath:"contract#/$defs/IntegrationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data5 = data.status;
if(typeof data5 !== "string"){
const err26 = {instancePath:instancePath+"/status",schemaPath:"contract#/$defs/ActionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((data5 === "running") || (data5 === "succeeded")) || (data5 === "failed")) || (data5 === "outcome_unknown"))){
const err27 = {instancePath:instancePath+"/status",schemaPath:"contract#/$defs/ActionStatus/enum",keyword:"enum",params:{allowedValues: schema83.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.idempotency_key !== undefined && func0.call(data, "idempotency_key")){
if(typeof data.idempotency_key !== "string"){
const err28 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.attempts !== undefined && func0.call(data, "attempts")){
let data7 = data.attempts;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err29 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err30 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.executed_by !== undefined && func0.call(data, "executed_by")){
if(!(validate32(data.executed_by, {instancePath:instancePath+"/executed_by",parentData:data,parentDataProperty:"executed_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.policy_version !== undefined && func0.call(data, "policy_version")){
if(typeof data.policy_version !== "string"){
const err31 = {instancePath:instancePath+"/policy_version",schemaPath:"#/properties/policy_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.payload_hash !== undefined && func0.call(data, "payload_hash")){
let data10 = data.payload_hash;
if(typeof data10 === "string"){
if(!pattern18.test(data10)){
const err32 = {instancePath:instancePath+"/payload_hash",schemaPath:"contract#/$defs/PayloadHash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/payload_hash",schemaPath:"contract#/$defs/PayloadHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.result !== undefined && func0.call(data, "result")){
let data11 = data.result;
const _errs37 = errors;
let valid8 = false;
let passing0 = null;
const _errs38 = errors;
if(!(validate48(data11, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var _valid0 = _errs38 === errors;
if(_valid0){
valid8 = true;
passing0 = 0;
}
const _errs39 = errors;
if(data11 !== null){
const err34 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs39 === errors;
if(_valid0 && valid8){
valid8 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid8 = true;
passing0 = 1;
}
}
if(!valid8){
const err35 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.error !== undefined && func0.call(data, "error")){
let data12 = data.error;
const _errs42 = errors;
let valid9 = false;
let passing1 = null;
const _errs43 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.code === undefined) || (!(func0.call(data12, "code")))){
const err36 = {instancePath:instancePath+"/error",schemaPath:"contract#/$defs/ActionError/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((data12.message === undefined) || (!(func0.call(data12, "message")))){
const err37 = {instancePath:instancePath+"/error",schemaPath:"contract#/$defs/ActionError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((data12.retryable === undefined) || (!(func0.call(data12, "retryable")))){
const err38 = {instancePath:instancePath+"/error",schemaPath:"contract#/$defs/ActionError/required",keyword:"required",params:{missingProperty: "retryable"},message:"must have required property '"+"retryable"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key1 of Object.keys(data12)){
if(!((((key1 === "code") || (key1 === "message")) || (key1 === "retryable")) || (key1 === "retry_after_seconds"))){
const err39 = {instancePath:instancePath+"/error",schemaPath:"contract#/$defs/ActionError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data12.code !== undefined && func0.call(data12, "code")){
if(typeof data12.code !== "string"){
const err40 = {instancePath:instancePath+"/error/code",schemaPath:"contract#/$defs/ActionError/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data12.message !== undefined && func0.call(data12, "message")){
if(typeof data12.message !== "string"){
const err41 = {instancePath:instancePath+"/error/message",schemaPath:"contract#/$defs/ActionError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data12.retryable !== undefined && func0.call(data12, "retryable")){
if(typeof data12.retryable !== "boolean"){
const err42 = {instancePath:instancePath+"/error/retryable",schemaPath:"contract#/$defs/ActionError/properties/retryable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data12.retry_after_seconds !== undefined && func0.call(data12, "retry_after_seconds")){
let data16 = data12.retry_after_seconds;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err43 = {instancePath:instancePath+"/error/retry_after_seconds",schemaPath:"contract#/$defs/ActionError/properties/retry_after_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err44 = {instancePath:instancePath+"/error/retry_after_seconds",schemaPath:"contract#/$defs/ActionError/properties/retry_after_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
else {
const err45 = {instancePath:instancePath+"/error",schemaPath:"contract#/$defs/ActionError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid1 = _errs43 === errors;
if(_valid1){
valid9 = true;
passing1 = 0;
}
const _errs55 = errors;
if(data12 !== null){
const err46 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid1 = _errs55 === errors;
if(_valid1 && valid9){
valid9 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid9 = true;
passing1 = 1;
}
}
if(!valid9){
const err47 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
}
if(data.started_at !== undefined && func0.call(data, "started_at")){
let data17 = data.started_at;
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
const err48 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.finished_at !== undefined && func0.call(data, "finished_at")){
let data18 = data.finished_at;
if((typeof data18 !== "string") && (data18 !== null)){
const err50 = {instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/type",keyword:"type",params:{type: schema77.properties.finished_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
const err51 = {instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.proposal === undefined) || (!(func0.call(data, "proposal")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proposal"},message:"must have required property '"+"proposal"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.action === undefined) || (!(func0.call(data, "action")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.policy === undefined) || (!(func0.call(data, "policy")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy"},message:"must have required property '"+"policy"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.dry_run === undefined) || (!(func0.call(data, "dry_run")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dry_run"},message:"must have required property '"+"dry_run"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.replayed === undefined) || (!(func0.call(data, "replayed")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replayed"},message:"must have required property '"+"replayed"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema76.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.proposal !== undefined && func0.call(data, "proposal")){
if(!(validate23(data.proposal, {instancePath:instancePath+"/proposal",parentData:data,parentDataProperty:"proposal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data1 = data.action;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate46(data1, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err7 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.policy !== undefined && func0.call(data, "policy")){
if(!(validate34(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.dry_run !== undefined && func0.call(data, "dry_run")){
if(typeof data.dry_run !== "boolean"){
const err8 = {instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.replayed !== undefined && func0.call(data, "replayed")){
if(typeof data.replayed !== "boolean"){
const err9 = {instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data5 = data.outcome;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/outcome",schemaPath:"contract#/$defs/DryRunOutcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data5 === "would_execute") || (data5 === "needs_approval")) || (data5 === "would_fail")) || (data5 === "not_executable"))){
const err11 = {instancePath:instancePath+"/outcome",schemaPath:"contract#/$defs/DryRunOutcome/enum",keyword:"enum",params:{allowedValues: schema96.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.problems !== undefined && func0.call(data, "problems")){
let data6 = data.problems;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.field === undefined) || (!(func0.call(data7, "field")))){
const err12 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"contract#/$defs/ErrorDetail/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data7.problem === undefined) || (!(func0.call(data7, "problem")))){
const err13 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"contract#/$defs/ErrorDetail/required",keyword:"required",params:{missingProperty: "problem"},message:"must have required property '"+"problem"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 of Object.keys(data7)){
if(!((key1 === "field") || (key1 === "problem"))){
const err14 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"contract#/$defs/ErrorDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.field !== undefined && func0.call(data7, "field")){
if(typeof data7.field !== "string"){
const err15 = {instancePath:instancePath+"/problems/" + i0+"/field",schemaPath:"contract#/$defs/ErrorDetail/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.problem !== undefined && func0.call(data7, "problem")){
if(typeof data7.problem !== "string"){
const err16 = {instancePath:instancePath+"/problems/" + i0+"/problem",schemaPath:"contract#/$defs/ErrorDetail/properties/problem/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"contract#/$defs/ErrorDetail/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.approvals_missing !== undefined && func0.call(data, "approvals_missing")){
let data10 = data.approvals_missing;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err19 = {instancePath:instancePath+"/approvals_missing",schemaPath:"#/properties/approvals_missing/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err20 = {instancePath:instancePath+"/approvals_missing",schemaPath:"#/properties/approvals_missing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.approval_url !== undefined && func0.call(data, "approval_url")){
let data11 = data.approval_url;
if((typeof data11 !== "string") && (data11 !== null)){
const err21 = {instancePath:instancePath+"/approval_url",schemaPath:"#/properties/approval_url/type",keyword:"type",params:{type: schema76.properties.approval_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.next !== undefined && func0.call(data, "next")){
if(typeof data.next !== "string"){
const err22 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema98 = {"type":"object","description":"A way to a provider.","required":["integration_id","kind","name","operations"],"properties":{"integration_id":{"$ref":"contract#/$defs/IntegrationId"},"kind":{"type":"string","description":"Kind of provider.","examples":["stripe"]},"name":{"type":"string","description":"Name that the tenant gave it.","examples":["Shop"]},"operations":{"type":"array","description":"What can be proposed through it.","items":{"$ref":"contract#/$defs/IntegrationOperation"}}},"additionalProperties":false};
const schema100 = {"type":"object","description":"Something that can be proposed.","required":["action_operation","resource_type"],"properties":{"action_operation":{"$ref":"contract#/$defs/ActionOperation"},"resource_type":{"$ref":"contract#/$defs/ResourceType"},"payload_schema":{"type":"object","description":"JSON Schema of its payloads, of an operation that the tenant has defined. Left out where there\nare so many that it would be too much; `getOperation` of the REST API has it.\n"}},"additionalProperties":false};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.action_operation === undefined) || (!(func0.call(data, "action_operation")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action_operation"},message:"must have required property '"+"action_operation"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.resource_type === undefined) || (!(func0.call(data, "resource_type")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_type"},message:"must have required property '"+"resource_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "action_operation") || (key0 === "resource_type")) || (key0 === "payload_schema"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action_operation !== undefined && func0.call(data, "action_operation")){
let data0 = data.action_operation;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/action_operation",schemaPath:"contract#/$defs/ActionOperation/pattern",keyword:"pattern",params:{pattern: "^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$"},message:"must match pattern \""+"^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/action_operation",schemaPath:"contract#/$defs/ActionOperation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.resource_type !== undefined && func0.call(data, "resource_type")){
let data1 = data.resource_type;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err5 = {instancePath:instancePath+"/resource_type",schemaPath:"contract#/$defs/ResourceType/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/resource_type",schemaPath:"contract#/$defs/ResourceType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.payload_schema !== undefined && func0.call(data, "payload_schema")){
let data2 = data.payload_schema;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err7 = {instancePath:instancePath+"/payload_schema",schemaPath:"#/properties/payload_schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.integration_id === undefined) || (!(func0.call(data, "integration_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "integration_id"},message:"must have required property '"+"integration_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.operations === undefined) || (!(func0.call(data, "operations")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operations"},message:"must have required property '"+"operations"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "integration_id") || (key0 === "kind")) || (key0 === "name")) || (key0 === "operations"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.integration_id !== undefined && func0.call(data, "integration_id")){
let data0 = data.integration_id;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err5 = {instancePath:instancePath+"/integration_id",schemaPath:"contract#/$defs/IntegrationId/pattern",keyword:"pattern",params:{pattern: "^int_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^int_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/integration_id",schemaPath:"contract#/$defs/IntegrationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if(typeof data.kind !== "string"){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.operations !== undefined && func0.call(data, "operations")){
let data3 = data.operations;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate60(data3[i0], {instancePath:instancePath+"/operations/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const formats12 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "proposal") || (key0 === "approval_url")) || (key0 === "approvals_missing")) || (key0 === "expires_at")) || (key0 === "poll_after_ms")) || (key0 === "execution")) || (key0 === "integrations"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.proposal !== undefined && func0.call(data, "proposal")){
if(!(validate23(data.proposal, {instancePath:instancePath+"/proposal",parentData:data,parentDataProperty:"proposal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.approval_url !== undefined && func0.call(data, "approval_url")){
let data1 = data.approval_url;
if(typeof data1 === "string"){
if(!(formats12(data1))){
const err1 = {instancePath:instancePath+"/approval_url",schemaPath:"contract#/$defs/ApprovalUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/approval_url",schemaPath:"contract#/$defs/ApprovalUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.approvals_missing !== undefined && func0.call(data, "approvals_missing")){
let data2 = data.approvals_missing;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/approvals_missing",schemaPath:"#/properties/approvals_missing/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/approvals_missing",schemaPath:"#/properties/approvals_missing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.expires_at !== undefined && func0.call(data, "expires_at")){
let data3 = data.expires_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err5 = {instancePath:instancePath+"/expires_at",schemaPath:"contract#/$defs/ApprovalEnd/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/expires_at",schemaPath:"contract#/$defs/ApprovalEnd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.poll_after_ms !== undefined && func0.call(data, "poll_after_ms")){
let data4 = data.poll_after_ms;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/poll_after_ms",schemaPath:"contract#/$defs/PollAfter/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/poll_after_ms",schemaPath:"contract#/$defs/PollAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.execution !== undefined && func0.call(data, "execution")){
if(!(validate44(data.execution, {instancePath:instancePath+"/execution",parentData:data,parentDataProperty:"execution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.integrations !== undefined && func0.call(data, "integrations")){
let data6 = data.integrations;
if(Array.isArray(data6)){
if(data6.length > 50){
const err9 = {instancePath:instancePath+"/integrations",schemaPath:"#/properties/integrations/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate59(data6[i0], {instancePath:instancePath+"/integrations/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/integrations",schemaPath:"#/properties/integrations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TaskMetadata" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const EventMetadata = validate64;
const schema103 = {"$ref":"contract#/$defs/EventMetadata","$id":"EventMetadata"};
const schema104 = {"type":"object","description":"What an event of a stream, of a status or of an artifact, says under the URI of the extension.","required":["event","subject_id"],"properties":{"event_id":{"type":"string","description":"The entry of the log that tells of it: the `entry_id` of the evidence, and the `event_id` of the feed of events.\nIt is the same whenever, and on whichever node, the stream is read.\n","examples":["evt_01h455vb4pex5vsknk084sn02q"]},"event":{"type":"string","description":"What happened, as the evidence calls it. New ones may come.","examples":["proposal.approved"]},"subject_id":{"type":"string","description":"What it happened to, such as the WorkItem, a proposal or an action.","examples":["prop_01h455vb4pex5vsknk084sn02q"]},"approval_url":{"$ref":"contract#/$defs/ApprovalUrl"},"expires_at":{"$ref":"contract#/$defs/ApprovalEnd"},"poll_after_ms":{"$ref":"contract#/$defs/PollAfter"}},"additionalProperties":false};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.event === undefined) || (!(func0.call(data, "event")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.subject_id === undefined) || (!(func0.call(data, "subject_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject_id"},message:"must have required property '"+"subject_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "event_id") || (key0 === "event")) || (key0 === "subject_id")) || (key0 === "approval_url")) || (key0 === "expires_at")) || (key0 === "poll_after_ms"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event_id !== undefined && func0.call(data, "event_id")){
if(typeof data.event_id !== "string"){
const err3 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.event !== undefined && func0.call(data, "event")){
if(typeof data.event !== "string"){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.subject_id !== undefined && func0.call(data, "subject_id")){
if(typeof data.subject_id !== "string"){
const err5 = {instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.approval_url !== undefined && func0.call(data, "approval_url")){
let data3 = data.approval_url;
if(typeof data3 === "string"){
if(!(formats12(data3))){
const err6 = {instancePath:instancePath+"/approval_url",schemaPath:"contract#/$defs/ApprovalUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/approval_url",schemaPath:"contract#/$defs/ApprovalUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.expires_at !== undefined && func0.call(data, "expires_at")){
let data4 = data.expires_at;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err8 = {instancePath:instancePath+"/expires_at",schemaPath:"contract#/$defs/ApprovalEnd/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/expires_at",schemaPath:"contract#/$defs/ApprovalEnd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.poll_after_ms !== undefined && func0.call(data, "poll_after_ms")){
let data5 = data.poll_after_ms;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/poll_after_ms",schemaPath:"contract#/$defs/PollAfter/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/poll_after_ms",schemaPath:"contract#/$defs/PollAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EventMetadata" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ArtifactData = validate67;
const schema108 = {"$ref":"contract#/$defs/ArtifactData","$id":"ArtifactData"};
const schema109 = {"type":"object","description":"What data parts of artifacts hold, one of these each: the record of an execution, in the artifact that has its\nid; an export, in the artifact that has its id; and beside that, for who asked for it, its packet (DSSE).\n","properties":{"action":{"$ref":"contract#/$defs/Action"},"evidence_export":{"$ref":"contract#/$defs/EvidenceExport"},"evidence_packet":{"$ref":"contract#/$defs/DsseEnvelope"}},"additionalProperties":false};
const schema110 = {"type":"object","description":"The data of an artifact that names an export of evidence.","required":["export_id","exported_at","work_item_version"],"properties":{"export_id":{"type":"string","description":"Identifier of the export.","examples":["exp_01h455vb4pex5vsknk084sn02q"]},"exported_at":{"type":"string","format":"date-time","description":"When."},"work_item_version":{"type":"integer","description":"The version of the WorkItem that was exported.","minimum":1}},"additionalProperties":false};
const schema111 = {"type":"object","description":"A DSSE envelope (secure-systems-lab/dsse, version 1), with that format's field names.","required":["payloadType","payload","signatures"],"properties":{"payloadType":{"type":"string","description":"Always `application/vnd.in-toto+json`.","examples":["application/vnd.in-toto+json"]},"payload":{"type":"string","description":"An in-toto Statement v1 in base64; its predicate has the type `https://workgate.example/evidence/packet/v1`.\n","examples":["eyJfdHlwZSI6Imh0dHBzOi8vaW4tdG90by5pby9TdGF0ZW1lbnQvdjEifQ=="]},"signatures":{"type":"array","description":"Signatures by packet keys.","items":{"$ref":"contract#/$defs/DsseSignature"}}},"additionalProperties":false};
const schema112 = {"type":"object","description":"One signature over the pre-authentication encoding of type and payload.","required":["keyid","sig"],"properties":{"keyid":{"type":"string","description":"The `kid` of the key in `/.well-known/jwks.json`; its `purpose` there is `packet`.","examples":["sig_01h455vb4pex5vsknk084sn02q"]},"sig":{"type":"string","description":"The Ed25519 signature in base64.","examples":["h1Zq2mN0Wg9m3tqyJdJ7p4bq1z7Xl0vV5o0yR8C8n4mW7yqz3w5t3o3c1H1mXK7kq6wq9Zl6p3Vw0m9oJm8xCw=="]}},"additionalProperties":false};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.payloadType === undefined) || (!(func0.call(data, "payloadType")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payloadType"},message:"must have required property '"+"payloadType"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.signatures === undefined) || (!(func0.call(data, "signatures")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signatures"},message:"must have required property '"+"signatures"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "payloadType") || (key0 === "payload")) || (key0 === "signatures"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.payloadType !== undefined && func0.call(data, "payloadType")){
if(typeof data.payloadType !== "string"){
const err4 = {instancePath:instancePath+"/payloadType",schemaPath:"#/properties/payloadType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.payload !== undefined && func0.call(data, "payload")){
if(typeof data.payload !== "string"){
const err5 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.signatures !== undefined && func0.call(data, "signatures")){
let data2 = data.signatures;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.keyid === undefined) || (!(func0.call(data3, "keyid")))){
const err6 = {instancePath:instancePath+"/signatures/" + i0,schemaPath:"contract#/$defs/DsseSignature/required",keyword:"required",params:{missingProperty: "keyid"},message:"must have required property '"+"keyid"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data3.sig === undefined) || (!(func0.call(data3, "sig")))){
const err7 = {instancePath:instancePath+"/signatures/" + i0,schemaPath:"contract#/$defs/DsseSignature/required",keyword:"required",params:{missingProperty: "sig"},message:"must have required property '"+"sig"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 of Object.keys(data3)){
if(!((key1 === "keyid") || (key1 === "sig"))){
const err8 = {instancePath:instancePath+"/signatures/" + i0,schemaPath:"contract#/$defs/DsseSignature/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.keyid !== undefined && func0.call(data3, "keyid")){
if(typeof data3.keyid !== "string"){
const err9 = {instancePath:instancePath+"/signatures/" + i0+"/keyid",schemaPath:"contract#/$defs/DsseSignature/properties/keyid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.sig !== undefined && func0.call(data3, "sig")){
if(typeof data3.sig !== "string"){
const err10 = {instancePath:instancePath+"/signatures/" + i0+"/sig",schemaPath:"contract#/$defs/DsseSignature/properties/sig/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/signatures/" + i0,schemaPath:"contract#/$defs/DsseSignature/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "action") || (key0 === "evidence_export")) || (key0 === "evidence_packet"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
if(!(validate46(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.evidence_export !== undefined && func0.call(data, "evidence_export")){
let data1 = data.evidence_export;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.export_id === undefined) || (!(func0.call(data1, "export_id")))){
const err1 = {instancePath:instancePath+"/evidence_export",schemaPath:"contract#/$defs/EvidenceExport/required",keyword:"required",params:{missingProperty: "export_id"},message:"must have required property '"+"export_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data1.exported_at === undefined) || (!(func0.call(data1, "exported_at")))){
const err2 = {instancePath:instancePath+"/evidence_export",schemaPath:"contract#/$defs/EvidenceExport/required",keyword:"required",params:{missingProperty: "exported_at"},message:"must have required property '"+"exported_at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data1.work_item_version === undefined) || (!(func0.call(data1, "work_item_version")))){
const err3 = {instancePath:instancePath+"/evidence_export",schemaPath:"contract#/$defs/EvidenceExport/required",keyword:"required",params:{missingProperty: "work_item_version"},message:"must have required property '"+"work_item_version"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 of Object.keys(data1)){
if(!(((key1 === "export_id") || (key1 === "exported_at")) || (key1 === "work_item_version"))){
const err4 = {instancePath:instancePath+"/evidence_export",schemaPath:"contract#/$defs/EvidenceExport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.export_id !== undefined && func0.call(data1, "export_id")){
if(typeof data1.export_id !== "string"){
const err5 = {instancePath:instancePath+"/evidence_export/export_id",schemaPath:"contract#/$defs/EvidenceExport/properties/export_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.exported_at !== undefined && func0.call(data1, "exported_at")){
let data3 = data1.exported_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err6 = {instancePath:instancePath+"/evidence_export/exported_at",schemaPath:"contract#/$defs/EvidenceExport/properties/exported_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/evidence_export/exported_at",schemaPath:"contract#/$defs/EvidenceExport/properties/exported_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.work_item_version !== undefined && func0.call(data1, "work_item_version")){
let data4 = data1.work_item_version;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/evidence_export/work_item_version",schemaPath:"contract#/$defs/EvidenceExport/properties/work_item_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/evidence_export/work_item_version",schemaPath:"contract#/$defs/EvidenceExport/properties/work_item_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/evidence_export",schemaPath:"contract#/$defs/EvidenceExport/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.evidence_packet !== undefined && func0.call(data, "evidence_packet")){
if(!(validate70(data.evidence_packet, {instancePath:instancePath+"/evidence_packet",parentData:data,parentDataProperty:"evidence_packet",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ArtifactData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const CardParameters = validate73;
const schema113 = {"$ref":"contract#/$defs/CardParameters","$id":"CardParameters"};
const schema114 = {"type":"object","description":"What the card says of the extension.","required":["skills"],"properties":{"skills":{"type":"object","description":"The governance of each skill, by its id.","additionalProperties":{"$ref":"contract#/$defs/SkillGovernance"}}},"additionalProperties":false};
const schema115 = {"type":"object","description":"What stands between asking for a skill and its effect.","required":["scopes","action","approval","dry_run","risk"],"properties":{"scopes":{"type":"array","description":"What the credential has to allow.","items":{"type":"string"}},"action":{"type":["string","null"],"description":"Type of the action that asks for it; null where a message alone does."},"approval":{"type":"object","description":"What approval its effect needs. Policy decides by the case, and tells how in the proposal.","required":["policy","people_at_most"],"properties":{"policy":{"type":"array","description":"What policy may decide; nothing where it is not asked.","items":{"$ref":"contract#/$defs/PolicyDecision"}},"people_at_most":{"type":"integer","description":"How many different people may have to approve.","minimum":0}},"additionalProperties":false},"dry_run":{"type":"boolean","description":"Whether it can be tried without effect."},"risk":{"type":"string","description":"The highest risk that it may bear.","enum":["none","low","medium","high"]}},"additionalProperties":false};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.scopes === undefined) || (!(func0.call(data, "scopes")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.action === undefined) || (!(func0.call(data, "action")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.approval === undefined) || (!(func0.call(data, "approval")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approval"},message:"must have required property '"+"approval"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.dry_run === undefined) || (!(func0.call(data, "dry_run")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dry_run"},message:"must have required property '"+"dry_run"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.risk === undefined) || (!(func0.call(data, "risk")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "risk"},message:"must have required property '"+"risk"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "scopes") || (key0 === "action")) || (key0 === "approval")) || (key0 === "dry_run")) || (key0 === "risk"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.scopes !== undefined && func0.call(data, "scopes")){
let data0 = data.scopes;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err6 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data2 = data.action;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: schema115.properties.action.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.approval !== undefined && func0.call(data, "approval")){
let data3 = data.approval;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.policy === undefined) || (!(func0.call(data3, "policy")))){
const err9 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/required",keyword:"required",params:{missingProperty: "policy"},message:"must have required property '"+"policy"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data3.people_at_most === undefined) || (!(func0.call(data3, "people_at_most")))){
const err10 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/required",keyword:"required",params:{missingProperty: "people_at_most"},message:"must have required property '"+"people_at_most"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 of Object.keys(data3)){
if(!((key1 === "policy") || (key1 === "people_at_most"))){
const err11 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.policy !== undefined && func0.call(data3, "policy")){
let data4 = data3.policy;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/approval/policy/" + i1,schemaPath:"contract#/$defs/PolicyDecision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data5 === "auto_approve") || (data5 === "require_approval")) || (data5 === "deny"))){
const err13 = {instancePath:instancePath+"/approval/policy/" + i1,schemaPath:"contract#/$defs/PolicyDecision/enum",keyword:"enum",params:{allowedValues: schema60.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/approval/policy",schemaPath:"#/properties/approval/properties/policy/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.people_at_most !== undefined && func0.call(data3, "people_at_most")){
let data6 = data3.people_at_most;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/approval/people_at_most",schemaPath:"#/properties/approval/properties/people_at_most/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/approval/people_at_most",schemaPath:"#/properties/approval/properties/people_at_most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.dry_run !== undefined && func0.call(data, "dry_run")){
if(typeof data.dry_run !== "boolean"){
const err18 = {instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.risk !== undefined && func0.call(data, "risk")){
let data8 = data.risk;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/risk",schemaPath:"#/properties/risk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((((data8 === "none") || (data8 === "low")) || (data8 === "medium")) || (data8 === "high"))){
const err20 = {instancePath:instancePath+"/risk",schemaPath:"#/properties/risk/enum",keyword:"enum",params:{allowedValues: schema115.properties.risk.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.skills === undefined) || (!(func0.call(data, "skills")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skills"},message:"must have required property '"+"skills"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "skills")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.skills !== undefined && func0.call(data, "skills")){
let data0 = data.skills;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!(validate75(data0[key1], {instancePath:instancePath+"/skills/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CardParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

