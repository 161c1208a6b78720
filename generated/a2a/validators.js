// Generated from contracts/openapi by `make generate`. Do not edit.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const ActionPart = validate20;
const schema31 = {"$ref":"contract#/$defs/ActionPart","$id":"ActionPart"};
const schema33 = {"type":"object","description":"The data of a part that asks for an action.","required":["action"],"additionalProperties":false,"properties":{"action":{"$ref":"contract#/$defs/RequestedAction"}},"examples":[{"action":{"type":"propose","proposal":{"integration_id":"int_01h455vb4pex5vsknk084sn02q","approval_reason":"The parcel arrived twice; the customer returned one.","payload":{"type":"commerce_refund","order_id":"1234","amount":"25.00","currency":"EUR","reason":"duplicate"}}}},{"action":{"type":"execute","proposal_id":"prop_01h455vb4pex5vsknk084sn02q"}},{"action":{"type":"withdraw","proposal_id":"prop_01h455vb4pex5vsknk084sn02q"}},{"action":{"type":"export_evidence"}}]};
const func0 = Object.prototype.hasOwnProperty;
const schema34 = {"x-known":["propose","execute","withdraw","export_evidence"],"type":"object","description":"What is to be done; `type` says of which kind it is.","oneOf":[{"$ref":"contract#/$defs/ProposeAction"},{"$ref":"contract#/$defs/ExecuteAction"},{"$ref":"contract#/$defs/WithdrawAction"},{"$ref":"contract#/$defs/ExportEvidenceAction"}],"discriminator":{"propertyName":"type"}};
const schema59 = {"type":"object","description":"Exports the signed evidence of the task. The answer to the message has the packet in an artifact; everywhere else\nthat artifact names the export only. Each time the message is sent it is another export, of the evidence as it\nis then. Needs `agent.evidence.export`.\n","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","description":"Names the kind of action.","enum":["export_evidence"]}}};
const schema35 = {"type":"object","description":"Proposes a side effect. Policy approves it, leaves it to people, which makes the task `auth-required`, or denies\nit, which makes a task that it opens `rejected`. Needs `agent.actions.propose`.\n","required":["type","proposal"],"additionalProperties":false,"properties":{"type":{"type":"string","description":"Names the kind of action.","enum":["propose"]},"proposal":{"$ref":"contract#/$defs/WantedAction"}}};
const schema36 = {"type":"object","description":"A side effect that is wanted, and why. `resource_type` and `action_operation` follow from the `type` of the payload,\nand need not be said.\n","required":["integration_id","approval_reason","payload"],"additionalProperties":false,"properties":{"integration_id":{"$ref":"contract#/$defs/IntegrationId"},"approval_reason":{"$ref":"contract#/$defs/approval_reason"},"resource_type":{"$ref":"contract#/$defs/ResourceType"},"action_operation":{"$ref":"contract#/$defs/ActionOperation"},"payload":{"$ref":"contract#/$defs/ActionPayload"},"supersedes":{"$ref":"contract#/$defs/ActionProposalId"}}};
const schema37 = {"type":"string","description":"Identifier of the integration that performs the action.","pattern":"^int_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an integration; those look like int_01h455vb4pex5vsknk084sn02q","examples":["int_01h455vb4pex5vsknk084sn02q"]};
const schema38 = {"type":"string","description":"Reason for the action, for the approvers; not only white space. Line breaks and tabs are allowed, other control\ncharacters are not.\n","minLength":1,"maxLength":2000,"pattern":"^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$","x-problem":"must not be only white space, and have no control characters but line breaks and tabs","examples":["The parcel arrived twice; the customer returned one."]};
const schema39 = {"type":"string","description":"Kind of resource that the action changes: `order` for a refund, `chat_channel` for a message. The tenant's\noperations define theirs. Known labels: `order`, `chat_channel`.\n","pattern":"^[a-z][a-z0-9_]{0,63}$","x-problem":"must be a kind of resource, such as order, in small letters, digits and underscores","examples":["order"]};
const schema40 = {"type":"string","description":"The action: an operation of the service, or one that the tenant has defined, whose name begins with `x_`.\n`listOperations` shows them. Known labels: `commerce_refund`, `chat_post_message`.\n","pattern":"^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$","x-problem":"must be commerce_refund, chat_post_message, or an operation of the tenant, such as x_close_account","examples":["commerce_refund"]};
const schema54 = {"type":"string","description":"Identifier of an action proposal (TypeID, sortable by time of creation).","pattern":"^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q","examples":["prop_01h455vb4pex5vsknk084sn02q"]};
const func71 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^int_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
const pattern5 = new RegExp("^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$", "u");
const pattern6 = new RegExp("^[a-z][a-z0-9_]{0,63}$", "u");
const pattern7 = new RegExp("^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$", "u");
const pattern16 = new RegExp("^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
const schema41 = {"type":"object","description":"Exact payload to execute; `type` names the kind.","if":{"type":"object","required":["type"],"properties":{"type":{"description":"Name; equal to `action_operation`.","$ref":"contract#/$defs/CustomOperationName"}},"additionalProperties":true},"then":{"$ref":"contract#/$defs/CustomOperationPayload"},"else":{"x-known":["commerce_refund","chat_post_message","others such as x_close_account"],"type":"object","description":"Exact payload to execute, of an operation of the service; `type` names the kind.","oneOf":[{"$ref":"contract#/$defs/CommerceRefundPayload"},{"$ref":"contract#/$defs/ChatPostMessagePayload"}],"discriminator":{"propertyName":"type"}}};
const schema42 = {"type":"string","description":"Name of an operation that the tenant has defined.","pattern":"^x_[a-z][a-z0-9_]{0,62}$","x-problem":"must be the name of an operation of the tenant, such as x_close_account","examples":["x_close_account"]};
const pattern8 = new RegExp("^x_[a-z][a-z0-9_]{0,62}$", "u");
const schema43 = {"type":"object","description":"Payload of an operation of the tenant. Its other members follow the operation's `payload_schema`. A mismatch is\nrefused with 400, which names the field.\n","required":["type"],"additionalProperties":true,"maxProperties":200,"properties":{"type":{"description":"Name; equal to `action_operation`.","$ref":"contract#/$defs/CustomOperationName"}}};

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
if(Object.keys(data).length > 200){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
const err2 = {instancePath:instancePath+"/type",schemaPath:"contract#/$defs/CustomOperationName/pattern",keyword:"pattern",params:{pattern: "^x_[a-z][a-z0-9_]{0,62}$"},message:"must be the name of an operation of the tenant, such as x_close_account"};
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"contract#/$defs/CustomOperationName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":"object","description":"Refunds money to the payer of an order.","required":["type","order_id","amount","currency","reason"],"additionalProperties":false,"properties":{"type":{"type":"string","description":"Names the kind of payload; equal to `action_operation`.","enum":["commerce_refund"],"examples":["commerce_refund"]},"order_id":{"$ref":"contract#/$defs/OrderId"},"amount":{"$ref":"contract#/$defs/MoneyAmount"},"currency":{"$ref":"contract#/$defs/CurrencyCode"},"reason":{"$ref":"contract#/$defs/RefundReason"}}};
const schema46 = {"type":"string","description":"Id of the order in the shop.","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$","x-problem":"must consist of visible ASCII characters","examples":["1234"]};
const schema47 = {"type":"string","description":"Decimal amount above zero, with no more decimals than the currency has.","maxLength":20,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$","x-problem":"must be a decimal number such as 25.00","examples":["25.00"]};
const schema48 = {"type":"string","description":"ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are refused.\n","pattern":"^[A-Z]{3}$","x-problem":"must be an ISO 4217 code such as EUR","examples":["EUR"]};
const schema49 = {"type":"string","description":"Reason for the refund.","enum":["duplicate","fraudulent","requested_by_customer","other"],"examples":["duplicate"]};
const pattern10 = new RegExp("^[\\x21-\\x7e]+$", "u");
const pattern11 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$", "u");
const pattern12 = new RegExp("^[A-Z]{3}$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
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
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema45.properties.type.enum},message:"must be equal to one of the allowed values"};
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
if(func71(data1) > 255){
const err8 = {instancePath:instancePath+"/order_id",schemaPath:"contract#/$defs/OrderId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func71(data1) < 1){
const err9 = {instancePath:instancePath+"/order_id",schemaPath:"contract#/$defs/OrderId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern10.test(data1)){
const err10 = {instancePath:instancePath+"/order_id",schemaPath:"contract#/$defs/OrderId/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must consist of visible ASCII characters"};
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
if(func71(data2) > 20){
const err12 = {instancePath:instancePath+"/amount",schemaPath:"contract#/$defs/MoneyAmount/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern11.test(data2)){
const err13 = {instancePath:instancePath+"/amount",schemaPath:"contract#/$defs/MoneyAmount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$"},message:"must be a decimal number such as 25.00"};
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
if(!pattern12.test(data3)){
const err15 = {instancePath:instancePath+"/currency",schemaPath:"contract#/$defs/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must be an ISO 4217 code such as EUR"};
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
const err18 = {instancePath:instancePath+"/reason",schemaPath:"contract#/$defs/RefundReason/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema50 = {"type":"object","description":"Posts a message to a channel of a chat workspace.","required":["type","channel_id","text"],"additionalProperties":false,"properties":{"type":{"type":"string","description":"Names the kind of payload; equal to `action_operation`.","enum":["chat_post_message"],"examples":["chat_post_message"]},"channel_id":{"$ref":"contract#/$defs/ChatChannelId"},"text":{"$ref":"contract#/$defs/NewChatMessageText"},"thread_ts":{"$ref":"contract#/$defs/ChatThread"}}};
const schema51 = {"type":"string","description":"Id of the channel on the chat platform. Never a direct message.","pattern":"^[CG][A-Z0-9]{2,30}$","x-problem":"must be the id of a channel, such as C024BE91L","examples":["C0123456789"]};
const schema52 = {"type":"string","description":"Text of the message; not only white space. Shown literally: mentions, links and special commands in angle brackets\nare not expanded. Line breaks and tabs are allowed, other control characters are not.\n","minLength":1,"maxLength":4000,"pattern":"^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$","x-problem":"must not be only white space, and have no control characters but line breaks and tabs","examples":["Order 1234: the refund of 25.00 EUR is on its way."]};
const schema53 = {"type":"string","description":"The message that this one answers, by its chat platform timestamp.","pattern":"^[0-9]{10}\\.[0-9]{6}$","x-problem":"must be the time stamp of a message, such as 1772357400.000200","examples":["1772357400.000200"]};
const pattern13 = new RegExp("^[CG][A-Z0-9]{2,30}$", "u");
const pattern15 = new RegExp("^[0-9]{10}\\.[0-9]{6}$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema50.properties.type.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern13.test(data1)){
const err6 = {instancePath:instancePath+"/channel_id",schemaPath:"contract#/$defs/ChatChannelId/pattern",keyword:"pattern",params:{pattern: "^[CG][A-Z0-9]{2,30}$"},message:"must be the id of a channel, such as C024BE91L"};
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
if(func71(data2) > 4000){
const err8 = {instancePath:instancePath+"/text",schemaPath:"contract#/$defs/NewChatMessageText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func71(data2) < 1){
const err9 = {instancePath:instancePath+"/text",schemaPath:"contract#/$defs/NewChatMessageText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern5.test(data2)){
const err10 = {instancePath:instancePath+"/text",schemaPath:"contract#/$defs/NewChatMessageText/pattern",keyword:"pattern",params:{pattern: "^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must not be only white space, and have no control characters but line breaks and tabs"};
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
const err11 = {instancePath:instancePath+"/text",schemaPath:"contract#/$defs/NewChatMessageText/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!pattern15.test(data3)){
const err12 = {instancePath:instancePath+"/thread_ts",schemaPath:"contract#/$defs/ChatThread/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}\\.[0-9]{6}$"},message:"must be the time stamp of a message, such as 1772357400.000200"};
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
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
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
if(!pattern8.test(data0)){
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
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "chat_post_message"){
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.approval_reason === undefined) || (!(func0.call(data, "approval_reason")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approval_reason"},message:"must have required property '"+"approval_reason"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "integration_id") || (key0 === "approval_reason")) || (key0 === "resource_type")) || (key0 === "action_operation")) || (key0 === "payload")) || (key0 === "supersedes"))){
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
if(data.integration_id !== undefined && func0.call(data, "integration_id")){
let data0 = data.integration_id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/integration_id",schemaPath:"contract#/$defs/IntegrationId/pattern",keyword:"pattern",params:{pattern: "^int_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an integration; those look like int_01h455vb4pex5vsknk084sn02q"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/integration_id",schemaPath:"contract#/$defs/IntegrationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.approval_reason !== undefined && func0.call(data, "approval_reason")){
let data1 = data.approval_reason;
if(typeof data1 === "string"){
if(func71(data1) > 2000){
const err6 = {instancePath:instancePath+"/approval_reason",schemaPath:"contract#/$defs/approval_reason/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func71(data1) < 1){
const err7 = {instancePath:instancePath+"/approval_reason",schemaPath:"contract#/$defs/approval_reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern5.test(data1)){
const err8 = {instancePath:instancePath+"/approval_reason",schemaPath:"contract#/$defs/approval_reason/pattern",keyword:"pattern",params:{pattern: "^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must not be only white space, and have no control characters but line breaks and tabs"};
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
const err9 = {instancePath:instancePath+"/approval_reason",schemaPath:"contract#/$defs/approval_reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.resource_type !== undefined && func0.call(data, "resource_type")){
let data2 = data.resource_type;
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
const err10 = {instancePath:instancePath+"/resource_type",schemaPath:"contract#/$defs/ResourceType/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must be a kind of resource, such as order, in small letters, digits and underscores"};
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
const err11 = {instancePath:instancePath+"/resource_type",schemaPath:"contract#/$defs/ResourceType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.action_operation !== undefined && func0.call(data, "action_operation")){
let data3 = data.action_operation;
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
const err12 = {instancePath:instancePath+"/action_operation",schemaPath:"contract#/$defs/ActionOperation/pattern",keyword:"pattern",params:{pattern: "^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$"},message:"must be commerce_refund, chat_post_message, or an operation of the tenant, such as x_close_account"};
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
const err13 = {instancePath:instancePath+"/action_operation",schemaPath:"contract#/$defs/ActionOperation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.payload !== undefined && func0.call(data, "payload")){
if(!(validate26(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.supersedes !== undefined && func0.call(data, "supersedes")){
let data5 = data.supersedes;
if(typeof data5 === "string"){
if(!pattern16.test(data5)){
const err14 = {instancePath:instancePath+"/supersedes",schemaPath:"contract#/$defs/ActionProposalId/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q"};
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
const err15 = {instancePath:instancePath+"/supersedes",schemaPath:"contract#/$defs/ActionProposalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.proposal === undefined) || (!(func0.call(data, "proposal")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proposal"},message:"must have required property '"+"proposal"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "type") || (key0 === "proposal"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "propose")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema35.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.proposal !== undefined && func0.call(data, "proposal")){
if(!(validate25(data.proposal, {instancePath:instancePath+"/proposal",parentData:data,parentDataProperty:"proposal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":"object","description":"Executes a proposal of the task that was approved; with `dry_run` it says what would happen. Executed before, it\nanswers with the same record. The result is an artifact. Needs `agent.actions.execute`.\n","required":["type","proposal_id"],"additionalProperties":false,"properties":{"type":{"type":"string","description":"Names the kind of action.","enum":["execute"]},"proposal_id":{"$ref":"contract#/$defs/ActionProposalId"}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
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
if((data.proposal_id === undefined) || (!(func0.call(data, "proposal_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proposal_id"},message:"must have required property '"+"proposal_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "type") || (key0 === "proposal_id"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "execute")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema55.properties.type.enum},message:"must be equal to one of the allowed values"};
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
let data1 = data.proposal_id;
if(typeof data1 === "string"){
if(!pattern16.test(data1)){
const err5 = {instancePath:instancePath+"/proposal_id",schemaPath:"contract#/$defs/ActionProposalId/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q"};
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
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"object","description":"Withdraws an open proposal of the task, which becomes `cancelled`; withdrawn before, it stays so. Only its proposer\nand the people who are accountable for it can do that here. Needs `agent.actions.propose`.\n","required":["type","proposal_id"],"additionalProperties":false,"properties":{"type":{"type":"string","description":"Names the kind of action.","enum":["withdraw"]},"proposal_id":{"$ref":"contract#/$defs/ActionProposalId"}}};

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
if((data.proposal_id === undefined) || (!(func0.call(data, "proposal_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proposal_id"},message:"must have required property '"+"proposal_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "type") || (key0 === "proposal_id"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "withdraw")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema57.properties.type.enum},message:"must be equal to one of the allowed values"};
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
let data1 = data.proposal_id;
if(typeof data1 === "string"){
if(!pattern16.test(data1)){
const err5 = {instancePath:instancePath+"/proposal_id",schemaPath:"contract#/$defs/ActionProposalId/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q"};
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
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "propose"){
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "execute"){
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "withdraw"){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "export_evidence"){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"contract#/$defs/ExportEvidenceAction/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"contract#/$defs/ExportEvidenceAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"contract#/$defs/ExportEvidenceAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "export_evidence")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"contract#/$defs/ExportEvidenceAction/properties/type/enum",keyword:"enum",params:{allowedValues: schema59.properties.type.enum},message:"must be equal to one of the allowed values"};
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
else {
const err4 = {instancePath,schemaPath:"contract#/$defs/ExportEvidenceAction/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err5 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0, known: ["propose","execute","withdraw","export_evidence"]},message:"value of tag \"type\" must be in oneOf"};
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
const err6 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0, known: ["propose","execute","withdraw","export_evidence"]},message:"tag \"type\" must be string"};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate23.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate23.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((data.action === undefined) || (!(func0.call(data, "action")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "action")){
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
if(data.action !== undefined && func0.call(data, "action")){
if(!(validate23(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ActionPart" */;
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

export const RequestMetadata = validate42;
const schema60 = {"$ref":"contract#/$defs/RequestMetadata","$id":"RequestMetadata"};
const schema61 = {"type":"object","description":"What a message says under the URI of the extension.","additionalProperties":false,"properties":{"dry_run":{"type":"boolean","description":"Asks what the `execute` of the message would do. Nothing is changed, and no text of the message is kept.\n","default":false},"complete_on_execution":{"type":"boolean","description":"Whether the task ends with the proposal of the message, unless something else of the task is open then:\n`completed` when it is executed, `failed` when it is rejected, expires, or fails for good. What is cancelled, and\nwhat may be executed again, ends nothing. True where it is left out of the message that opens the task, false in\nany other; what takes the place of a proposal of the same agent (`supersedes`) takes over what was said of that. Goes with `propose`, and in a task of\nsomebody else it cannot be true. Whoever executes has to be allowed to write work; otherwise the task stays open.\n"}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RequestMetadata" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "dry_run") || (key0 === "complete_on_execution"))){
const err0 = {instancePath,schemaPath:"contract#/$defs/RequestMetadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.dry_run !== undefined && func0.call(data, "dry_run")){
if(typeof data.dry_run !== "boolean"){
const err1 = {instancePath:instancePath+"/dry_run",schemaPath:"contract#/$defs/RequestMetadata/properties/dry_run/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.complete_on_execution !== undefined && func0.call(data, "complete_on_execution")){
if(typeof data.complete_on_execution !== "boolean"){
const err2 = {instancePath:instancePath+"/complete_on_execution",schemaPath:"contract#/$defs/RequestMetadata/properties/complete_on_execution/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err3 = {instancePath,schemaPath:"contract#/$defs/RequestMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

