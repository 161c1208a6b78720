// Generated from contracts/openapi by `make generate`. Do not edit.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const createWorkItem_body = validate20;
const schema31 = {"$ref":"contract#/$defs/WorkItemCreateRequest","$id":"createWorkItem_body"};
const schema33 = {"type":"object","description":"A new WorkItem.","required":["subject"],"additionalProperties":false,"properties":{"subject":{"$ref":"contract#/$defs/WorkItemSubject"},"priority":{"description":"Urgency of the work; `normal` by default.","$ref":"contract#/$defs/WorkItemPriority"},"channel":{"description":"Channel of the work; `api` by default.","$ref":"contract#/$defs/WorkItemChannel"},"channel_id":{"$ref":"contract#/$defs/ChannelId"},"tags":{"$ref":"contract#/$defs/WorkItemTags"},"contact":{"$ref":"contract#/$defs/WorkItemContactInput"},"initial_message":{"$ref":"contract#/$defs/InitialMessageInput"}}};
const schema34 = {"type":"string","description":"One line that states the request; not only white space, and without line breaks, control characters and marks that change the writing direction.","minLength":1,"maxLength":500,"pattern":"^[ \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\u0000- \\u007f-\\u00a0\\u1680\\u2000-\\u200a\\u2028-\\u202f\\u205f\\u2066-\\u2069\\u3000\\ufeff][^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","x-problem":"must be one line that is not only white space, with no line breaks, control characters or marks that turn the direction of writing","examples":["Refund for order 1234"]};
const schema35 = {"type":"string","description":"Urgency of the work.","enum":["low","normal","high","urgent"],"examples":["high"]};
const schema36 = {"type":"string","description":"Channel of the work.","enum":["api","email","web_form","web_chat","phone","sms","social","chat","agent","other"],"examples":["email"]};
const schema37 = {"type":"string","description":"Identifier of the source channel inside the tenant.","minLength":1,"maxLength":255,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","x-problem":"must be one line, with no line breaks, control characters or marks that turn the direction of writing","examples":["support-inbox"]};
const func0 = Object.prototype.hasOwnProperty;
const func62 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[ \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\u0000- \\u007f-\\u00a0\\u1680\\u2000-\\u200a\\u2028-\\u202f\\u205f\\u2066-\\u2069\\u3000\\ufeff][^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$", "u");
const pattern5 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$", "u");
const schema38 = {"type":"array","description":"Labels of the tenant, each once.","maxItems":50,"uniqueItems":true,"items":{"type":"string","$ref":"contract#/$defs/WorkItemTag"},"examples":[["refund","vip"]]};
const schema39 = {"type":"string","description":"A label of the tenant.","minLength":1,"maxLength":64,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","x-problem":"must be one line, with no line breaks, control characters or marks that turn the direction of writing","examples":["vip"]};

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
if(Array.isArray(data)){
if(data.length > 50){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func62(data0) > 64){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/$defs/WorkItemTag/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func62(data0) < 1){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/$defs/WorkItemTag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern5.test(data0)){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/$defs/WorkItemTag/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must be one line, with no line breaks, control characters or marks that turn the direction of writing"};
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
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/$defs/WorkItemTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err6 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":"object","description":"The requester.","additionalProperties":false,"properties":{"name":{"$ref":"contract#/$defs/ContactName"},"email":{"$ref":"contract#/$defs/ContactEmail"},"locale":{"$ref":"contract#/$defs/ContactLocale"}}};
const schema41 = {"type":"string","description":"Name of the person.","minLength":1,"maxLength":200,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","x-problem":"must be one line, with no line breaks, control characters or marks that turn the direction of writing","examples":["Ada Lovelace"]};
const schema42 = {"type":"string","description":"E-mail address of the person. Its domain may be international (IDN): it is stored, compared and returned in ASCII form, `ada@bücher.example` as `ada@xn--bcher-kva.example`.","maxLength":254,"pattern":"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[^\\u0000-\\u002c\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007f]+$","x-problem":"must be an e-mail address","examples":["ada@example.com"]};
const schema43 = {"type":"string","description":"Language of the person as a BCP 47 tag.","maxLength":35,"pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","x-problem":"must be a language tag such as en or en-GB","examples":["en-GB"]};
const pattern8 = new RegExp("^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[^\\u0000-\\u002c\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007f]+$", "u");
const pattern9 = new RegExp("^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$", "u");

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
for(const key0 of Object.keys(data)){
if(!(((key0 === "name") || (key0 === "email")) || (key0 === "locale"))){
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
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func62(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/ContactName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func62(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/ContactName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern5.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/ContactName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must be one line, with no line breaks, control characters or marks that turn the direction of writing"};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/ContactName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
let data1 = data.email;
if(typeof data1 === "string"){
if(func62(data1) > 254){
const err5 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/ContactEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern8.test(data1)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/ContactEmail/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[^\\u0000-\\u002c\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007f]+$"},message:"must be an e-mail address"};
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
const err7 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/ContactEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.locale !== undefined && func0.call(data, "locale")){
let data2 = data.locale;
if(typeof data2 === "string"){
if(func62(data2) > 35){
const err8 = {instancePath:instancePath+"/locale",schemaPath:"contract#/$defs/ContactLocale/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern9.test(data2)){
const err9 = {instancePath:instancePath+"/locale",schemaPath:"contract#/$defs/ContactLocale/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"},message:"must be a language tag such as en or en-GB"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/locale",schemaPath:"contract#/$defs/ContactLocale/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","description":"The first message of the conversation.","required":["content"],"additionalProperties":false,"properties":{"role":{"$ref":"contract#/$defs/UserRole"},"content":{"$ref":"contract#/$defs/MessageContent"},"external_message_id":{"type":"string","description":"The sender's own id of the message; becomes the `source_reference` of the WorkItem.","minLength":1,"maxLength":255,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","x-problem":"must be one line, with no line breaks, control characters or marks that turn the direction of writing","examples":["mail-8412"]},"channel":{"description":"If given, it must equal the `channel` of the WorkItem.","$ref":"contract#/$defs/WorkItemChannel"}}};
const schema45 = {"type":"string","description":"Role of the author of a message from a client; only `user`.","enum":["user"],"examples":["user"]};
const schema46 = {"type":"string","description":"Message text; not only white space. It may have line breaks and tabs, but no other control characters.","minLength":1,"maxLength":65536,"pattern":"^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$","x-problem":"must not be only white space, and have no control characters but line breaks and tabs","examples":["The order number is 1234."]};
const pattern10 = new RegExp("^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$", "u");

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
if((data.content === undefined) || (!(func0.call(data, "content")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "role") || (key0 === "content")) || (key0 === "external_message_id")) || (key0 === "channel"))){
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
if(data.role !== undefined && func0.call(data, "role")){
let data0 = data.role;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/role",schemaPath:"contract#/$defs/UserRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "user")){
const err3 = {instancePath:instancePath+"/role",schemaPath:"contract#/$defs/UserRole/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.content !== undefined && func0.call(data, "content")){
let data1 = data.content;
if(typeof data1 === "string"){
if(func62(data1) > 65536){
const err4 = {instancePath:instancePath+"/content",schemaPath:"contract#/$defs/MessageContent/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func62(data1) < 1){
const err5 = {instancePath:instancePath+"/content",schemaPath:"contract#/$defs/MessageContent/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern10.test(data1)){
const err6 = {instancePath:instancePath+"/content",schemaPath:"contract#/$defs/MessageContent/pattern",keyword:"pattern",params:{pattern: "^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must not be only white space, and have no control characters but line breaks and tabs"};
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
const err7 = {instancePath:instancePath+"/content",schemaPath:"contract#/$defs/MessageContent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.external_message_id !== undefined && func0.call(data, "external_message_id")){
let data2 = data.external_message_id;
if(typeof data2 === "string"){
if(func62(data2) > 255){
const err8 = {instancePath:instancePath+"/external_message_id",schemaPath:"#/properties/external_message_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func62(data2) < 1){
const err9 = {instancePath:instancePath+"/external_message_id",schemaPath:"#/properties/external_message_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern5.test(data2)){
const err10 = {instancePath:instancePath+"/external_message_id",schemaPath:"#/properties/external_message_id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must be one line, with no line breaks, control characters or marks that turn the direction of writing"};
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
const err11 = {instancePath:instancePath+"/external_message_id",schemaPath:"#/properties/external_message_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.channel !== undefined && func0.call(data, "channel")){
let data3 = data.channel;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/channel",schemaPath:"contract#/$defs/WorkItemChannel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((((((((data3 === "api") || (data3 === "email")) || (data3 === "web_form")) || (data3 === "web_chat")) || (data3 === "phone")) || (data3 === "sms")) || (data3 === "social")) || (data3 === "chat")) || (data3 === "agent")) || (data3 === "other"))){
const err13 = {instancePath:instancePath+"/channel",schemaPath:"contract#/$defs/WorkItemChannel/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.subject === undefined) || (!(func0.call(data, "subject")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "subject") || (key0 === "priority")) || (key0 === "channel")) || (key0 === "channel_id")) || (key0 === "tags")) || (key0 === "contact")) || (key0 === "initial_message"))){
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
if(data.subject !== undefined && func0.call(data, "subject")){
let data0 = data.subject;
if(typeof data0 === "string"){
if(func62(data0) > 500){
const err2 = {instancePath:instancePath+"/subject",schemaPath:"contract#/$defs/WorkItemSubject/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func62(data0) < 1){
const err3 = {instancePath:instancePath+"/subject",schemaPath:"contract#/$defs/WorkItemSubject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/subject",schemaPath:"contract#/$defs/WorkItemSubject/pattern",keyword:"pattern",params:{pattern: "^[ \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\u0000- \\u007f-\\u00a0\\u1680\\u2000-\\u200a\\u2028-\\u202f\\u205f\\u2066-\\u2069\\u3000\\ufeff][^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must be one line that is not only white space, with no line breaks, control characters or marks that turn the direction of writing"};
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
const err5 = {instancePath:instancePath+"/subject",schemaPath:"contract#/$defs/WorkItemSubject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.priority !== undefined && func0.call(data, "priority")){
let data1 = data.priority;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/priority",schemaPath:"contract#/$defs/WorkItemPriority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data1 === "low") || (data1 === "normal")) || (data1 === "high")) || (data1 === "urgent"))){
const err7 = {instancePath:instancePath+"/priority",schemaPath:"contract#/$defs/WorkItemPriority/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.channel !== undefined && func0.call(data, "channel")){
let data2 = data.channel;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/channel",schemaPath:"contract#/$defs/WorkItemChannel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((((data2 === "api") || (data2 === "email")) || (data2 === "web_form")) || (data2 === "web_chat")) || (data2 === "phone")) || (data2 === "sms")) || (data2 === "social")) || (data2 === "chat")) || (data2 === "agent")) || (data2 === "other"))){
const err9 = {instancePath:instancePath+"/channel",schemaPath:"contract#/$defs/WorkItemChannel/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.channel_id !== undefined && func0.call(data, "channel_id")){
let data3 = data.channel_id;
if(typeof data3 === "string"){
if(func62(data3) > 255){
const err10 = {instancePath:instancePath+"/channel_id",schemaPath:"contract#/$defs/ChannelId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func62(data3) < 1){
const err11 = {instancePath:instancePath+"/channel_id",schemaPath:"contract#/$defs/ChannelId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern5.test(data3)){
const err12 = {instancePath:instancePath+"/channel_id",schemaPath:"contract#/$defs/ChannelId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must be one line, with no line breaks, control characters or marks that turn the direction of writing"};
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
const err13 = {instancePath:instancePath+"/channel_id",schemaPath:"contract#/$defs/ChannelId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.tags !== undefined && func0.call(data, "tags")){
if(!(validate23(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.contact !== undefined && func0.call(data, "contact")){
if(!(validate25(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.initial_message !== undefined && func0.call(data, "initial_message")){
if(!(validate27(data.initial_message, {instancePath:instancePath+"/initial_message",parentData:data,parentDataProperty:"initial_message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createWorkItem_body" */;
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

export const updateWorkItem_body = validate30;
const schema48 = {"$ref":"contract#/$defs/WorkItemUpdateRequest","$id":"updateWorkItem_body"};
const schema49 = {"type":"object","description":"A JSON merge patch (RFC 7396) of a WorkItem.","additionalProperties":false,"properties":{"subject":{"$ref":"contract#/$defs/WorkItemSubject"},"status":{"$ref":"contract#/$defs/WorkItemStatus"},"priority":{"$ref":"contract#/$defs/WorkItemPriority"},"channel_id":{"description":"New channel id; null removes it.","anyOf":[{"$ref":"contract#/$defs/ChannelId"},{"type":"null"}]},"tags":{"description":"The complete new tags; null removes every tag.","anyOf":[{"$ref":"contract#/$defs/WorkItemTags"},{"type":"null"}]},"contact":{"$ref":"contract#/$defs/WorkItemContactPatch"},"due_at":{"type":["string","null"],"format":"date-time","description":"Time by which to resolve it (RFC 3339): not before its creation, and within ten years from now; null for none. Once set or removed, it stays so in whatever queue the WorkItem is.","examples":["2026-03-02T17:00:00Z"]}}};
const schema51 = {"type":"string","description":"State of a WorkItem. `closed`, `cancelled`, `failed` and `rejected` are final.","enum":["new","open","in_progress","waiting_on_customer","waiting_on_approval","resolved","closed","cancelled","failed","rejected"],"examples":["new"]};
const schema54 = {"type":["object","null"],"description":"Changes to the contact; null removes it.","additionalProperties":false,"properties":{"name":{"description":"New name; null removes it.","anyOf":[{"$ref":"contract#/$defs/ContactName"},{"type":"null"}]},"email":{"description":"New e-mail address; null removes it.","anyOf":[{"$ref":"contract#/$defs/ContactEmail"},{"type":"null"}]},"locale":{"description":"New locale; null removes it.","anyOf":[{"$ref":"contract#/$defs/ContactLocale"},{"type":"null"}]}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema54.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "name") || (key0 === "email")) || (key0 === "locale"))){
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
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func62(data0) > 200){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/ContactName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func62(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/ContactName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern5.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/ContactName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must be one line, with no line breaks, control characters or marks that turn the direction of writing"};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/ContactName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data0 !== null){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.email !== undefined && func0.call(data, "email")){
let data1 = data.email;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(typeof data1 === "string"){
if(func62(data1) > 254){
const err8 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/ContactEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern8.test(data1)){
const err9 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/ContactEmail/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[^\\u0000-\\u002c\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007f]+$"},message:"must be an e-mail address"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/ContactEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
const _errs16 = errors;
if(data1 !== null){
const err11 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err12 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.locale !== undefined && func0.call(data, "locale")){
let data2 = data.locale;
const _errs19 = errors;
let valid5 = false;
const _errs20 = errors;
if(typeof data2 === "string"){
if(func62(data2) > 35){
const err13 = {instancePath:instancePath+"/locale",schemaPath:"contract#/$defs/ContactLocale/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern9.test(data2)){
const err14 = {instancePath:instancePath+"/locale",schemaPath:"contract#/$defs/ContactLocale/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"},message:"must be a language tag such as en or en-GB"};
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
const err15 = {instancePath:instancePath+"/locale",schemaPath:"contract#/$defs/ContactLocale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs20 === errors;
valid5 = valid5 || _valid2;
const _errs24 = errors;
if(data2 !== null){
const err16 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const err17 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "subject") || (key0 === "status")) || (key0 === "priority")) || (key0 === "channel_id")) || (key0 === "tags")) || (key0 === "contact")) || (key0 === "due_at"))){
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
if(data.subject !== undefined && func0.call(data, "subject")){
let data0 = data.subject;
if(typeof data0 === "string"){
if(func62(data0) > 500){
const err1 = {instancePath:instancePath+"/subject",schemaPath:"contract#/$defs/WorkItemSubject/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func62(data0) < 1){
const err2 = {instancePath:instancePath+"/subject",schemaPath:"contract#/$defs/WorkItemSubject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/subject",schemaPath:"contract#/$defs/WorkItemSubject/pattern",keyword:"pattern",params:{pattern: "^[ \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\u0000- \\u007f-\\u00a0\\u1680\\u2000-\\u200a\\u2028-\\u202f\\u205f\\u2066-\\u2069\\u3000\\ufeff][^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must be one line that is not only white space, with no line breaks, control characters or marks that turn the direction of writing"};
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
const err4 = {instancePath:instancePath+"/subject",schemaPath:"contract#/$defs/WorkItemSubject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data1 = data.status;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"contract#/$defs/WorkItemStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((((data1 === "new") || (data1 === "open")) || (data1 === "in_progress")) || (data1 === "waiting_on_customer")) || (data1 === "waiting_on_approval")) || (data1 === "resolved")) || (data1 === "closed")) || (data1 === "cancelled")) || (data1 === "failed")) || (data1 === "rejected"))){
const err6 = {instancePath:instancePath+"/status",schemaPath:"contract#/$defs/WorkItemStatus/enum",keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.priority !== undefined && func0.call(data, "priority")){
let data2 = data.priority;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/priority",schemaPath:"contract#/$defs/WorkItemPriority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data2 === "low") || (data2 === "normal")) || (data2 === "high")) || (data2 === "urgent"))){
const err8 = {instancePath:instancePath+"/priority",schemaPath:"contract#/$defs/WorkItemPriority/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.channel_id !== undefined && func0.call(data, "channel_id")){
let data3 = data.channel_id;
const _errs13 = errors;
let valid4 = false;
const _errs14 = errors;
if(typeof data3 === "string"){
if(func62(data3) > 255){
const err9 = {instancePath:instancePath+"/channel_id",schemaPath:"contract#/$defs/ChannelId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func62(data3) < 1){
const err10 = {instancePath:instancePath+"/channel_id",schemaPath:"contract#/$defs/ChannelId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern5.test(data3)){
const err11 = {instancePath:instancePath+"/channel_id",schemaPath:"contract#/$defs/ChannelId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must be one line, with no line breaks, control characters or marks that turn the direction of writing"};
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
const err12 = {instancePath:instancePath+"/channel_id",schemaPath:"contract#/$defs/ChannelId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid4 = valid4 || _valid0;
const _errs18 = errors;
if(data3 !== null){
const err13 = {instancePath:instancePath+"/channel_id",schemaPath:"#/properties/channel_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err14 = {instancePath:instancePath+"/channel_id",schemaPath:"#/properties/channel_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.tags !== undefined && func0.call(data, "tags")){
let data4 = data.tags;
const _errs21 = errors;
let valid6 = false;
const _errs22 = errors;
if(!(validate23(data4, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid1 = _errs22 === errors;
valid6 = valid6 || _valid1;
const _errs23 = errors;
if(data4 !== null){
const err15 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err16 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.contact !== undefined && func0.call(data, "contact")){
if(!(validate33(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.due_at !== undefined && func0.call(data, "due_at")){
let data6 = data.due_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/type",keyword:"type",params:{type: schema49.properties.due_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err18 = {instancePath:instancePath+"/due_at",schemaPath:"#/properties/due_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateWorkItem_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const appendWorkItemMessage_body = validate36;
const schema58 = {"$ref":"contract#/$defs/MessageAppendRequest","$id":"appendWorkItemMessage_body"};
const schema59 = {"type":"object","description":"A follow-up message.","required":["message"],"additionalProperties":false,"properties":{"message":{"$ref":"contract#/$defs/MessageInput"}}};
const schema60 = {"type":"object","description":"The message to append.","required":["content"],"additionalProperties":false,"properties":{"content":{"$ref":"contract#/$defs/MessageContent"},"role":{"$ref":"contract#/$defs/UserRole"}}};

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
if((data.content === undefined) || (!(func0.call(data, "content")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "content") || (key0 === "role"))){
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
if(data.content !== undefined && func0.call(data, "content")){
let data0 = data.content;
if(typeof data0 === "string"){
if(func62(data0) > 65536){
const err2 = {instancePath:instancePath+"/content",schemaPath:"contract#/$defs/MessageContent/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func62(data0) < 1){
const err3 = {instancePath:instancePath+"/content",schemaPath:"contract#/$defs/MessageContent/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern10.test(data0)){
const err4 = {instancePath:instancePath+"/content",schemaPath:"contract#/$defs/MessageContent/pattern",keyword:"pattern",params:{pattern: "^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must not be only white space, and have no control characters but line breaks and tabs"};
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
const err5 = {instancePath:instancePath+"/content",schemaPath:"contract#/$defs/MessageContent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/role",schemaPath:"contract#/$defs/UserRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data1 === "user")){
const err7 = {instancePath:instancePath+"/role",schemaPath:"contract#/$defs/UserRole/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"};
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
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "message")){
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
if(data.message !== undefined && func0.call(data, "message")){
if(!(validate38(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="appendWorkItemMessage_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createActionProposal_body = validate41;
const schema63 = {"$ref":"contract#/$defs/ActionProposalCreateRequest","$id":"createActionProposal_body"};
const schema64 = {"type":"object","description":"A wanted side effect and its reason.","required":["integration_id","approval_reason","resource_type","action_operation","payload"],"additionalProperties":false,"properties":{"integration_id":{"description":"The integration that performs the action. It belongs to this tenant and supports the operation; otherwise 400. `listIntegrations` shows them.","$ref":"contract#/$defs/IntegrationId"},"approval_reason":{"type":"string","description":"Reason for the action, for the approvers; not only white space. Line breaks and tabs are allowed, other control characters are not.","minLength":1,"maxLength":2000,"pattern":"^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$","x-problem":"must not be only white space, and have no control characters but line breaks and tabs","examples":["The parcel arrived twice; the customer returned one."]},"resource_type":{"$ref":"contract#/$defs/ResourceType"},"action_operation":{"$ref":"contract#/$defs/ActionOperation"},"payload":{"$ref":"contract#/$defs/ActionPayload"},"supersedes":{"description":"A proposal of the same WorkItem, not executed yet, that this one replaces. It is cancelled unless policy denies this one. 400 if it does not exist; 409 if it is no longer open; 403 if it is approved and the caller neither made it nor may approve it.","$ref":"contract#/$defs/ActionProposalId"}}};
const schema65 = {"type":"string","description":"Identifier of the integration that performs the action.","pattern":"^int_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an integration; those look like int_01h455vb4pex5vsknk084sn02q","examples":["int_01h455vb4pex5vsknk084sn02q"]};
const schema66 = {"type":"string","description":"Kind of resource that the action changes: `order` for a refund, `chat_channel` for a message. The tenant's operations define theirs. Known labels: `order`, `chat_channel`.","pattern":"^[a-z][a-z0-9_]{0,63}$","x-problem":"must be a kind of resource, such as order, in small letters, digits and underscores","examples":["order"]};
const schema67 = {"type":"string","description":"The action: an operation of the service, or one that the tenant has defined, whose name begins with `x_`. `listOperations` shows them. Known labels: `commerce_refund`, `chat_post_message`.","pattern":"^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$","x-problem":"must be commerce_refund, chat_post_message, or an operation of the tenant, such as x_close_account","examples":["commerce_refund"]};
const schema81 = {"type":"string","description":"Identifier of an action proposal (TypeID, sortable by time of creation).","pattern":"^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q","examples":["prop_01h455vb4pex5vsknk084sn02q"]};
const pattern18 = new RegExp("^int_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
const pattern20 = new RegExp("^[a-z][a-z0-9_]{0,63}$", "u");
const pattern21 = new RegExp("^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$", "u");
const pattern30 = new RegExp("^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
const schema68 = {"type":"object","description":"Exact payload to execute; `type` names the kind.","if":{"type":"object","required":["type"],"properties":{"type":{"description":"Name; equal to `action_operation`.","$ref":"contract#/$defs/CustomOperationName"}},"additionalProperties":true},"then":{"$ref":"contract#/$defs/CustomOperationPayload"},"else":{"x-known":["commerce_refund","chat_post_message","others such as x_close_account"],"type":"object","description":"Exact payload to execute, of an operation of the service; `type` names the kind.","oneOf":[{"$ref":"contract#/$defs/CommerceRefundPayload"},{"$ref":"contract#/$defs/ChatPostMessagePayload"}],"discriminator":{"propertyName":"type"}}};
const schema69 = {"type":"string","description":"Name of an operation that the tenant has defined.","pattern":"^x_[a-z][a-z0-9_]{0,62}$","x-problem":"must be the name of an operation of the tenant, such as x_close_account","examples":["x_close_account"]};
const pattern22 = new RegExp("^x_[a-z][a-z0-9_]{0,62}$", "u");
const schema70 = {"type":"object","description":"Payload of an operation of the tenant. Its other members follow the operation's `payload_schema`. A mismatch is refused with 400, which names the field.","required":["type"],"additionalProperties":true,"maxProperties":200,"properties":{"type":{"description":"Name; equal to `action_operation`.","$ref":"contract#/$defs/CustomOperationName"}}};

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
if(!pattern22.test(data0)){
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
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema72 = {"type":"object","description":"Refunds money to the payer of an order.","required":["type","order_id","amount","currency","reason"],"additionalProperties":false,"properties":{"type":{"type":"string","description":"Names the kind of payload; equal to `action_operation`.","enum":["commerce_refund"],"examples":["commerce_refund"]},"order_id":{"$ref":"contract#/$defs/OrderId"},"amount":{"$ref":"contract#/$defs/MoneyAmount"},"currency":{"$ref":"contract#/$defs/CurrencyCode"},"reason":{"$ref":"contract#/$defs/RefundReason"}}};
const schema73 = {"type":"string","description":"Id of the order in the shop.","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$","x-problem":"must consist of visible ASCII characters","examples":["1234"]};
const schema74 = {"type":"string","description":"Decimal amount above zero, with no more decimals than the currency has.","maxLength":20,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$","x-problem":"must be a decimal number such as 25.00","examples":["25.00"]};
const schema75 = {"type":"string","description":"ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are refused.","pattern":"^[A-Z]{3}$","x-problem":"must be an ISO 4217 code such as EUR","examples":["EUR"]};
const schema76 = {"type":"string","description":"Reason for the refund.","enum":["duplicate","fraudulent","requested_by_customer","other"],"examples":["duplicate"]};
const pattern24 = new RegExp("^[\\x21-\\x7e]+$", "u");
const pattern25 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$", "u");
const pattern26 = new RegExp("^[A-Z]{3}$", "u");

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
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema72.properties.type.enum},message:"must be equal to one of the allowed values"};
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
if(func62(data1) > 255){
const err8 = {instancePath:instancePath+"/order_id",schemaPath:"contract#/$defs/OrderId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func62(data1) < 1){
const err9 = {instancePath:instancePath+"/order_id",schemaPath:"contract#/$defs/OrderId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern24.test(data1)){
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
if(func62(data2) > 20){
const err12 = {instancePath:instancePath+"/amount",schemaPath:"contract#/$defs/MoneyAmount/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern25.test(data2)){
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
if(!pattern26.test(data3)){
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
const err18 = {instancePath:instancePath+"/reason",schemaPath:"contract#/$defs/RefundReason/enum",keyword:"enum",params:{allowedValues: schema76.enum},message:"must be equal to one of the allowed values"};
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
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema77 = {"type":"object","description":"Posts a message to a channel of a chat workspace.","required":["type","channel_id","text"],"additionalProperties":false,"properties":{"type":{"type":"string","description":"Names the kind of payload; equal to `action_operation`.","enum":["chat_post_message"],"examples":["chat_post_message"]},"channel_id":{"$ref":"contract#/$defs/ChatChannelId"},"text":{"$ref":"contract#/$defs/NewChatMessageText"},"thread_ts":{"$ref":"contract#/$defs/ChatThread"}}};
const schema78 = {"type":"string","description":"Id of the channel on the chat platform. Never a direct message.","pattern":"^[CG][A-Z0-9]{2,30}$","x-problem":"must be the id of a channel, such as C024BE91L","examples":["C0123456789"]};
const schema79 = {"type":"string","description":"Text of the message; not only white space. Shown literally: mentions, links and special commands in angle brackets are not expanded. Line breaks and tabs are allowed, other control characters are not.","minLength":1,"maxLength":4000,"pattern":"^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$","x-problem":"must not be only white space, and have no control characters but line breaks and tabs","examples":["Order 1234: the refund of 25.00 EUR is on its way."]};
const schema80 = {"type":"string","description":"The message that this one answers, by its chat platform timestamp.","pattern":"^[0-9]{10}\\.[0-9]{6}$","x-problem":"must be the time stamp of a message, such as 1772357400.000200","examples":["1772357400.000200"]};
const pattern27 = new RegExp("^[CG][A-Z0-9]{2,30}$", "u");
const pattern29 = new RegExp("^[0-9]{10}\\.[0-9]{6}$", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema77.properties.type.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern27.test(data1)){
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
if(func62(data2) > 4000){
const err8 = {instancePath:instancePath+"/text",schemaPath:"contract#/$defs/NewChatMessageText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func62(data2) < 1){
const err9 = {instancePath:instancePath+"/text",schemaPath:"contract#/$defs/NewChatMessageText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern10.test(data2)){
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
if(!pattern29.test(data3)){
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
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
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
if(!pattern22.test(data0)){
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
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "chat_post_message"){
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if((data.resource_type === undefined) || (!(func0.call(data, "resource_type")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource_type"},message:"must have required property '"+"resource_type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.action_operation === undefined) || (!(func0.call(data, "action_operation")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action_operation"},message:"must have required property '"+"action_operation"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "integration_id") || (key0 === "approval_reason")) || (key0 === "resource_type")) || (key0 === "action_operation")) || (key0 === "payload")) || (key0 === "supersedes"))){
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
if(data.integration_id !== undefined && func0.call(data, "integration_id")){
let data0 = data.integration_id;
if(typeof data0 === "string"){
if(!pattern18.test(data0)){
const err6 = {instancePath:instancePath+"/integration_id",schemaPath:"contract#/$defs/IntegrationId/pattern",keyword:"pattern",params:{pattern: "^int_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an integration; those look like int_01h455vb4pex5vsknk084sn02q"};
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
const err7 = {instancePath:instancePath+"/integration_id",schemaPath:"contract#/$defs/IntegrationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.approval_reason !== undefined && func0.call(data, "approval_reason")){
let data1 = data.approval_reason;
if(typeof data1 === "string"){
if(func62(data1) > 2000){
const err8 = {instancePath:instancePath+"/approval_reason",schemaPath:"#/properties/approval_reason/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func62(data1) < 1){
const err9 = {instancePath:instancePath+"/approval_reason",schemaPath:"#/properties/approval_reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern10.test(data1)){
const err10 = {instancePath:instancePath+"/approval_reason",schemaPath:"#/properties/approval_reason/pattern",keyword:"pattern",params:{pattern: "^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must not be only white space, and have no control characters but line breaks and tabs"};
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
const err11 = {instancePath:instancePath+"/approval_reason",schemaPath:"#/properties/approval_reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.resource_type !== undefined && func0.call(data, "resource_type")){
let data2 = data.resource_type;
if(typeof data2 === "string"){
if(!pattern20.test(data2)){
const err12 = {instancePath:instancePath+"/resource_type",schemaPath:"contract#/$defs/ResourceType/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must be a kind of resource, such as order, in small letters, digits and underscores"};
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
const err13 = {instancePath:instancePath+"/resource_type",schemaPath:"contract#/$defs/ResourceType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.action_operation !== undefined && func0.call(data, "action_operation")){
let data3 = data.action_operation;
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
const err14 = {instancePath:instancePath+"/action_operation",schemaPath:"contract#/$defs/ActionOperation/pattern",keyword:"pattern",params:{pattern: "^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$"},message:"must be commerce_refund, chat_post_message, or an operation of the tenant, such as x_close_account"};
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
const err15 = {instancePath:instancePath+"/action_operation",schemaPath:"contract#/$defs/ActionOperation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.payload !== undefined && func0.call(data, "payload")){
if(!(validate43(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.supersedes !== undefined && func0.call(data, "supersedes")){
let data5 = data.supersedes;
if(typeof data5 === "string"){
if(!pattern30.test(data5)){
const err16 = {instancePath:instancePath+"/supersedes",schemaPath:"contract#/$defs/ActionProposalId/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q"};
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
const err17 = {instancePath:instancePath+"/supersedes",schemaPath:"contract#/$defs/ActionProposalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createActionProposal_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const executeActionProposal_body = validate52;
const schema82 = {"$ref":"contract#/$defs/ActionProposalExecuteRequest","$id":"executeActionProposal_body"};
const schema83 = {"type":"object","description":"Executes, or only shows the effect of executing.","required":["dry_run"],"additionalProperties":false,"properties":{"dry_run":{"type":"boolean","description":"`true`: checks state, policy and the provider's own rules, and changes nothing. `false`: executes.","examples":[true]}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="executeActionProposal_body" */;
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
if((data.dry_run === undefined) || (!(func0.call(data, "dry_run")))){
const err0 = {instancePath,schemaPath:"contract#/$defs/ActionProposalExecuteRequest/required",keyword:"required",params:{missingProperty: "dry_run"},message:"must have required property '"+"dry_run"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "dry_run")){
const err1 = {instancePath,schemaPath:"contract#/$defs/ActionProposalExecuteRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.dry_run !== undefined && func0.call(data, "dry_run")){
if(typeof data.dry_run !== "boolean"){
const err2 = {instancePath:instancePath+"/dry_run",schemaPath:"contract#/$defs/ActionProposalExecuteRequest/properties/dry_run/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err3 = {instancePath,schemaPath:"contract#/$defs/ActionProposalExecuteRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const reportActionResult_body = validate53;
const schema84 = {"$ref":"contract#/$defs/ActionResultReport","$id":"reportActionResult_body"};
const schema85 = {"type":"object","description":"Outcome of a request that was sent to a receiver.","required":["token","state"],"additionalProperties":false,"properties":{"token":{"$ref":"contract#/$defs/ActionResultToken"},"state":{"$ref":"contract#/$defs/ReportedState"},"result":{"$ref":"contract#/$defs/CarriedResult","description":"Result, only if it was done, as the `result_schema` of the operation requires; 64 KiB at most."},"problem":{"$ref":"contract#/$defs/ReportedProblem","description":"Reason, only if it failed."},"retry_after_seconds":{"type":"integer","description":"Only if it failed: seconds to wait before it may be executed again. If absent, the failure is permanent.","minimum":1,"maximum":86400,"examples":[30]}}};
const schema86 = {"type":"string","description":"The `result_token` that came with the request. It is a secret of one attempt at one action, and valid for 7 days.","minLength":40,"maxLength":300,"pattern":"^[A-Za-z0-9_-]{1,64}\\.[A-Za-z0-9_-]{1,235}$","x-problem":"must be the result_token that came with the request","examples":["k1.J0fVvWk3cXg1Qd8n2sYt5uB7yR9zLmPqEoHiKaCbDfG"]};
const schema87 = {"type":"string","description":"`done`: it was done; `failed`: nothing was done. Do not report an unclear outcome.","enum":["done","failed"],"examples":["done"]};
const schema88 = {"type":"object","description":"Result: the members that the `result_schema` of the operation has, with or without `type`; at most 64 KiB.","additionalProperties":true,"maxProperties":200,"examples":[{"closure_id":"cl_17"}]};
const pattern31 = new RegExp("^[A-Za-z0-9_-]{1,64}\\.[A-Za-z0-9_-]{1,235}$", "u");
const schema89 = {"type":"object","description":"Reason for the failure (RFC 9457). People are shown the `detail` of the first of its `errors`, or its `detail`, or its `title`.","additionalProperties":false,"properties":{"type":{"type":"string","description":"URI of the kind of problem.","maxLength":1000,"examples":["about:blank"]},"title":{"type":"string","description":"The kind of problem, for people.","maxLength":1000,"examples":["The account has a balance."]},"status":{"type":"integer","description":"Status that describes the problem.","minimum":100,"maximum":599,"examples":[422]},"detail":{"type":"string","description":"This occurrence, for people.","maxLength":4000,"examples":["12.50 EUR are left on it."]},"instance":{"type":"string","description":"URI of this problem.","maxLength":1000,"examples":["urn:uuid:0f8fad5b-d9cb-469f-a165-70867728950e"]},"errors":{"type":"array","description":"The individual problems; the first is shown.","maxItems":20,"items":{"$ref":"contract#/$defs/ReportedError"}}}};
const schema90 = {"type":"object","description":"One problem, and the field of the payload at fault, if any.","additionalProperties":false,"properties":{"detail":{"type":"string","description":"Problem, for people.","maxLength":4000,"examples":["The account is not known."]},"pointer":{"type":"string","description":"Its place in the request (RFC 6901).","maxLength":200,"examples":["#/payload/account_id"]}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "detail")) || (key0 === "instance")) || (key0 === "errors"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 === "string"){
if(func62(data0) > 1000){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data1 = data.title;
if(typeof data1 === "string"){
if(func62(data1) > 1000){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
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
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data2 = data.status;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 100 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"};
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
if(data.detail !== undefined && func0.call(data, "detail")){
let data3 = data.detail;
if(typeof data3 === "string"){
if(func62(data3) > 4000){
const err8 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
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
const err9 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.instance !== undefined && func0.call(data, "instance")){
let data4 = data.instance;
if(typeof data4 === "string"){
if(func62(data4) > 1000){
const err10 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
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
const err11 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.errors !== undefined && func0.call(data, "errors")){
let data5 = data.errors;
if(Array.isArray(data5)){
if(data5.length > 20){
const err12 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 of Object.keys(data6)){
if(!((key1 === "detail") || (key1 === "pointer"))){
const err13 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract#/$defs/ReportedError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.detail !== undefined && func0.call(data6, "detail")){
let data7 = data6.detail;
if(typeof data7 === "string"){
if(func62(data7) > 4000){
const err14 = {instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"contract#/$defs/ReportedError/properties/detail/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
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
const err15 = {instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"contract#/$defs/ReportedError/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.pointer !== undefined && func0.call(data6, "pointer")){
let data8 = data6.pointer;
if(typeof data8 === "string"){
if(func62(data8) > 200){
const err16 = {instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"contract#/$defs/ReportedError/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err17 = {instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"contract#/$defs/ReportedError/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err18 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract#/$defs/ReportedError/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err19 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.token === undefined) || (!(func0.call(data, "token")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "token") || (key0 === "state")) || (key0 === "result")) || (key0 === "problem")) || (key0 === "retry_after_seconds"))){
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
if(data.token !== undefined && func0.call(data, "token")){
let data0 = data.token;
if(typeof data0 === "string"){
if(func62(data0) > 300){
const err3 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/ActionResultToken/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func62(data0) < 40){
const err4 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/ActionResultToken/minLength",keyword:"minLength",params:{limit: 40},message:"must NOT have fewer than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern31.test(data0)){
const err5 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/ActionResultToken/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}\\.[A-Za-z0-9_-]{1,235}$"},message:"must be the result_token that came with the request"};
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
const err6 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/ActionResultToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data1 = data.state;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/state",schemaPath:"contract#/$defs/ReportedState/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data1 === "done") || (data1 === "failed"))){
const err8 = {instancePath:instancePath+"/state",schemaPath:"contract#/$defs/ReportedState/enum",keyword:"enum",params:{allowedValues: schema87.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.result !== undefined && func0.call(data, "result")){
let data2 = data.result;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 200){
const err9 = {instancePath:instancePath+"/result",schemaPath:"contract#/$defs/CarriedResult/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/result",schemaPath:"contract#/$defs/CarriedResult/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.problem !== undefined && func0.call(data, "problem")){
if(!(validate55(data.problem, {instancePath:instancePath+"/problem",parentData:data,parentDataProperty:"problem",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.retry_after_seconds !== undefined && func0.call(data, "retry_after_seconds")){
let data4 = data.retry_after_seconds;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/retry_after_seconds",schemaPath:"#/properties/retry_after_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 86400 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/retry_after_seconds",schemaPath:"#/properties/retry_after_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/retry_after_seconds",schemaPath:"#/properties/retry_after_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="reportActionResult_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const claimOperation_body = validate58;
const schema91 = {"$ref":"contract#/$defs/OperationClaimCreateRequest","$id":"claimOperation_body"};
const schema92 = {"type":"object","description":"Operations a worker can carry out, and how long it waits.","required":["operations"],"additionalProperties":false,"properties":{"operations":{"type":"array","description":"Names of the operations that it can carry out.","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"$ref":"contract#/$defs/CustomOperationName"},"examples":[["x_close_account"]]},"wait_seconds":{"type":"integer","description":"Seconds to wait if there is nothing to carry out; no wait if absent.","minimum":0,"maximum":30,"examples":[20]}}};
const func27 = require("ajv/dist/runtime/equal").default;

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
if((data.operations === undefined) || (!(func0.call(data, "operations")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operations"},message:"must have required property '"+"operations"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "operations") || (key0 === "wait_seconds"))){
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
if(data.operations !== undefined && func0.call(data, "operations")){
let data0 = data.operations;
if(Array.isArray(data0)){
if(data0.length > 20){
const err2 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!pattern22.test(data1)){
const err4 = {instancePath:instancePath+"/operations/" + i0,schemaPath:"contract#/$defs/CustomOperationName/pattern",keyword:"pattern",params:{pattern: "^x_[a-z][a-z0-9_]{0,62}$"},message:"must be the name of an operation of the tenant, such as x_close_account"};
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
const err5 = {instancePath:instancePath+"/operations/" + i0,schemaPath:"contract#/$defs/CustomOperationName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func27(data0[i1], data0[j0])){
const err6 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.wait_seconds !== undefined && func0.call(data, "wait_seconds")){
let data2 = data.wait_seconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/wait_seconds",schemaPath:"#/properties/wait_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 30 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/wait_seconds",schemaPath:"#/properties/wait_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/wait_seconds",schemaPath:"#/properties/wait_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="claimOperation_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const beginOperationClaim_body = validate61;
const schema94 = {"$ref":"contract#/$defs/OperationClaimProof","$id":"beginOperationClaim_body"};
const schema95 = {"type":"object","description":"Proof of holding the claim.","required":["token"],"additionalProperties":false,"properties":{"token":{"$ref":"contract#/$defs/OperationClaimToken"}}};
const schema96 = {"type":"string","description":"The token of the claim, known only to its holder. It is a secret.","minLength":43,"maxLength":43,"pattern":"^[A-Za-z0-9_-]{43}$","x-problem":"must be the token that came with the claim","examples":["J0fVvWk3cXg1Qd8n2sYt5uB7yR9zLmPqEoHiKaCbDfG"]};
const pattern33 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.token === undefined) || (!(func0.call(data, "token")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "token")){
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
if(data.token !== undefined && func0.call(data, "token")){
let data0 = data.token;
if(typeof data0 === "string"){
if(func62(data0) > 43){
const err2 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/OperationClaimToken/maxLength",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func62(data0) < 43){
const err3 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/OperationClaimToken/minLength",keyword:"minLength",params:{limit: 43},message:"must NOT have fewer than 43 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern33.test(data0)){
const err4 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/OperationClaimToken/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must be the token that came with the claim"};
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
const err5 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/OperationClaimToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="beginOperationClaim_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const extendOperationClaim_body = validate64;
const schema97 = {"$ref":"contract#/$defs/OperationClaimProof","$id":"extendOperationClaim_body"};

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
if((data.token === undefined) || (!(func0.call(data, "token")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "token")){
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
if(data.token !== undefined && func0.call(data, "token")){
let data0 = data.token;
if(typeof data0 === "string"){
if(func62(data0) > 43){
const err2 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/OperationClaimToken/maxLength",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func62(data0) < 43){
const err3 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/OperationClaimToken/minLength",keyword:"minLength",params:{limit: 43},message:"must NOT have fewer than 43 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern33.test(data0)){
const err4 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/OperationClaimToken/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must be the token that came with the claim"};
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
const err5 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/OperationClaimToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="extendOperationClaim_body" */;
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

export const completeOperationClaim_body = validate67;
const schema100 = {"$ref":"contract#/$defs/OperationClaimCompleteRequest","$id":"completeOperationClaim_body"};
const schema101 = {"type":"object","description":"Reports success.","required":["token","result"],"additionalProperties":false,"properties":{"token":{"$ref":"contract#/$defs/OperationClaimToken"},"result":{"$ref":"contract#/$defs/CarriedResult"}}};

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
if((data.token === undefined) || (!(func0.call(data, "token")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "token") || (key0 === "result"))){
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
if(data.token !== undefined && func0.call(data, "token")){
let data0 = data.token;
if(typeof data0 === "string"){
if(func62(data0) > 43){
const err3 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/OperationClaimToken/maxLength",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func62(data0) < 43){
const err4 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/OperationClaimToken/minLength",keyword:"minLength",params:{limit: 43},message:"must NOT have fewer than 43 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern33.test(data0)){
const err5 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/OperationClaimToken/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must be the token that came with the claim"};
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
const err6 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/OperationClaimToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.result !== undefined && func0.call(data, "result")){
let data1 = data.result;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 200){
const err7 = {instancePath:instancePath+"/result",schemaPath:"contract#/$defs/CarriedResult/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
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
const err8 = {instancePath:instancePath+"/result",schemaPath:"contract#/$defs/CarriedResult/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="completeOperationClaim_body" */;
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

export const failOperationClaim_body = validate70;
const schema104 = {"$ref":"contract#/$defs/OperationClaimFailRequest","$id":"failOperationClaim_body"};
const schema105 = {"type":"object","description":"Reports that it was not done. If it may have been done, report nothing: the lease ends, the outcome unknown.","required":["token","outcome","message"],"additionalProperties":false,"properties":{"token":{"$ref":"contract#/$defs/OperationClaimToken"},"outcome":{"$ref":"contract#/$defs/OperationClaimFailure"},"message":{"type":"string","description":"Reason, as a line of text.","minLength":1,"maxLength":300,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","x-problem":"must be one line, with no line breaks, control characters or marks that turn the direction of writing","examples":["The account has a balance."]},"retry_after_seconds":{"type":"integer","description":"Seconds to wait before the next attempt.","minimum":1,"maximum":86400,"examples":[30]}}};
const schema107 = {"type":"string","description":"`refused`: not done, and never will be; `retryable`: not done, and may be executed again; `not_sent`: nothing was tried, and another worker may have it at once.","enum":["refused","retryable","not_sent"],"examples":["refused"]};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.token === undefined) || (!(func0.call(data, "token")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "token") || (key0 === "outcome")) || (key0 === "message")) || (key0 === "retry_after_seconds"))){
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
if(data.token !== undefined && func0.call(data, "token")){
let data0 = data.token;
if(typeof data0 === "string"){
if(func62(data0) > 43){
const err4 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/OperationClaimToken/maxLength",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func62(data0) < 43){
const err5 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/OperationClaimToken/minLength",keyword:"minLength",params:{limit: 43},message:"must NOT have fewer than 43 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern33.test(data0)){
const err6 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/OperationClaimToken/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must be the token that came with the claim"};
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
const err7 = {instancePath:instancePath+"/token",schemaPath:"contract#/$defs/OperationClaimToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data1 = data.outcome;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/outcome",schemaPath:"contract#/$defs/OperationClaimFailure/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data1 === "refused") || (data1 === "retryable")) || (data1 === "not_sent"))){
const err9 = {instancePath:instancePath+"/outcome",schemaPath:"contract#/$defs/OperationClaimFailure/enum",keyword:"enum",params:{allowedValues: schema107.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data2 = data.message;
if(typeof data2 === "string"){
if(func62(data2) > 300){
const err10 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func62(data2) < 1){
const err11 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern5.test(data2)){
const err12 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must be one line, with no line breaks, control characters or marks that turn the direction of writing"};
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
const err13 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.retry_after_seconds !== undefined && func0.call(data, "retry_after_seconds")){
let data3 = data.retry_after_seconds;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/retry_after_seconds",schemaPath:"#/properties/retry_after_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 86400 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/retry_after_seconds",schemaPath:"#/properties/retry_after_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/retry_after_seconds",schemaPath:"#/properties/retry_after_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="failOperationClaim_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const exportWorkItemPacket_body = validate73;
const schema108 = {"$ref":"contract#/$defs/EvidencePacketRequest","$id":"exportWorkItemPacket_body"};
const schema109 = {"type":"object","description":"An empty object; it has no options.","additionalProperties":false,"properties":{}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exportWorkItemPacket_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
const err0 = {instancePath,schemaPath:"contract#/$defs/EvidencePacketRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"contract#/$defs/EvidencePacketRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body = validate74;
const schema110 = {"$ref":"contract#/$defs/WebhookEndpointCreateRequest","$id":"createWebhookEndpoint_body"};
const schema111 = {"type":"object","description":"An address and its events.","required":["url"],"additionalProperties":false,"properties":{"url":{"$ref":"contract#/$defs/WebhookUrl"},"description":{"$ref":"contract#/$defs/WebhookDescription"},"types":{"$ref":"contract#/$defs/WebhookTypes"},"filter":{"$ref":"contract#/$defs/WebhookFilterInput"}}};
const schema112 = {"type":"string","description":"Address to POST events to. `https:`, at port 443, of a host whose every address is public.","minLength":1,"maxLength":2048,"examples":["https://hooks.example.com/workgate"]};
const schema113 = {"type":"string","description":"Its purpose, in your words.","maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*$","x-problem":"must be one line of text","examples":["Ledger of the shop"]};
const schema114 = {"type":"array","description":"Types of events to send, each exact or a prefix (`proposal.*`). Empty for all.","maxItems":50,"uniqueItems":true,"items":{"type":"string","maxLength":64,"pattern":"^[a-z_]+\\.([a-z_]+|\\*)$","x-problem":"must be a type of events, such as work_item.created, or all of a subject, such as proposal.*"},"examples":[["work_item.created","proposal.*"]]};
const schema115 = {"type":"object","description":"Sends only events of WorkItems that match when the event is sent; with any filter, events without a WorkItem are not sent. All given filters must match.","additionalProperties":false,"properties":{"pack_key":{"type":["string","null"],"description":"The pack of the WorkItem; null for any.","minLength":1,"maxLength":64,"examples":["customer_support"]},"tag":{"type":["string","null"],"description":"A tag that the WorkItem carries; null for any.","minLength":1,"maxLength":64,"examples":["vip"]}}};
const pattern38 = new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*$", "u");
const pattern39 = new RegExp("^[a-z_]+\\.([a-z_]+|\\*)$", "u");

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
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "url") || (key0 === "description")) || (key0 === "types")) || (key0 === "filter"))){
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
if(data.url !== undefined && func0.call(data, "url")){
let data0 = data.url;
if(typeof data0 === "string"){
if(func62(data0) > 2048){
const err2 = {instancePath:instancePath+"/url",schemaPath:"contract#/$defs/WebhookUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func62(data0) < 1){
const err3 = {instancePath:instancePath+"/url",schemaPath:"contract#/$defs/WebhookUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/url",schemaPath:"contract#/$defs/WebhookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data1 = data.description;
if(typeof data1 === "string"){
if(func62(data1) > 200){
const err5 = {instancePath:instancePath+"/description",schemaPath:"contract#/$defs/WebhookDescription/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern38.test(data1)){
const err6 = {instancePath:instancePath+"/description",schemaPath:"contract#/$defs/WebhookDescription/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must be one line of text"};
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
const err7 = {instancePath:instancePath+"/description",schemaPath:"contract#/$defs/WebhookDescription/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.types !== undefined && func0.call(data, "types")){
let data2 = data.types;
if(Array.isArray(data2)){
if(data2.length > 50){
const err8 = {instancePath:instancePath+"/types",schemaPath:"contract#/$defs/WebhookTypes/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func62(data3) > 64){
const err9 = {instancePath:instancePath+"/types/" + i0,schemaPath:"contract#/$defs/WebhookTypes/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern39.test(data3)){
const err10 = {instancePath:instancePath+"/types/" + i0,schemaPath:"contract#/$defs/WebhookTypes/items/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+\\.([a-z_]+|\\*)$"},message:"must be a type of events, such as work_item.created, or all of a subject, such as proposal.*"};
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
const err11 = {instancePath:instancePath+"/types/" + i0,schemaPath:"contract#/$defs/WebhookTypes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/types",schemaPath:"contract#/$defs/WebhookTypes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/types",schemaPath:"contract#/$defs/WebhookTypes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.filter !== undefined && func0.call(data, "filter")){
let data4 = data.filter;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 of Object.keys(data4)){
if(!((key1 === "pack_key") || (key1 === "tag"))){
const err14 = {instancePath:instancePath+"/filter",schemaPath:"contract#/$defs/WebhookFilterInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.pack_key !== undefined && func0.call(data4, "pack_key")){
let data5 = data4.pack_key;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/filter/pack_key",schemaPath:"contract#/$defs/WebhookFilterInput/properties/pack_key/type",keyword:"type",params:{type: schema115.properties.pack_key.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
if(func62(data5) > 64){
const err16 = {instancePath:instancePath+"/filter/pack_key",schemaPath:"contract#/$defs/WebhookFilterInput/properties/pack_key/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func62(data5) < 1){
const err17 = {instancePath:instancePath+"/filter/pack_key",schemaPath:"contract#/$defs/WebhookFilterInput/properties/pack_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data4.tag !== undefined && func0.call(data4, "tag")){
let data6 = data4.tag;
if((typeof data6 !== "string") && (data6 !== null)){
const err18 = {instancePath:instancePath+"/filter/tag",schemaPath:"contract#/$defs/WebhookFilterInput/properties/tag/type",keyword:"type",params:{type: schema115.properties.tag.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data6 === "string"){
if(func62(data6) > 64){
const err19 = {instancePath:instancePath+"/filter/tag",schemaPath:"contract#/$defs/WebhookFilterInput/properties/tag/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func62(data6) < 1){
const err20 = {instancePath:instancePath+"/filter/tag",schemaPath:"contract#/$defs/WebhookFilterInput/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
}
else {
const err21 = {instancePath:instancePath+"/filter",schemaPath:"contract#/$defs/WebhookFilterInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createWebhookEndpoint_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body = validate77;
const schema116 = {"$ref":"contract#/$defs/WebhookEndpointUpdateRequest","$id":"updateWebhookEndpoint_body"};
const schema117 = {"type":"object","description":"Changes to the endpoint; absent fields stay. When switched on again, it starts with new events: recover the missed ones.","minProperties":1,"additionalProperties":false,"properties":{"url":{"$ref":"contract#/$defs/WebhookUrl"},"description":{"$ref":"contract#/$defs/WebhookDescription"},"types":{"$ref":"contract#/$defs/WebhookTypes"},"filter":{"$ref":"contract#/$defs/WebhookFilterInput"},"enabled":{"type":"boolean","description":"True if events are sent.","examples":[true]}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "url") || (key0 === "description")) || (key0 === "types")) || (key0 === "filter")) || (key0 === "enabled"))){
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
if(data.url !== undefined && func0.call(data, "url")){
let data0 = data.url;
if(typeof data0 === "string"){
if(func62(data0) > 2048){
const err2 = {instancePath:instancePath+"/url",schemaPath:"contract#/$defs/WebhookUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func62(data0) < 1){
const err3 = {instancePath:instancePath+"/url",schemaPath:"contract#/$defs/WebhookUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/url",schemaPath:"contract#/$defs/WebhookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data1 = data.description;
if(typeof data1 === "string"){
if(func62(data1) > 200){
const err5 = {instancePath:instancePath+"/description",schemaPath:"contract#/$defs/WebhookDescription/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern38.test(data1)){
const err6 = {instancePath:instancePath+"/description",schemaPath:"contract#/$defs/WebhookDescription/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must be one line of text"};
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
const err7 = {instancePath:instancePath+"/description",schemaPath:"contract#/$defs/WebhookDescription/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.types !== undefined && func0.call(data, "types")){
let data2 = data.types;
if(Array.isArray(data2)){
if(data2.length > 50){
const err8 = {instancePath:instancePath+"/types",schemaPath:"contract#/$defs/WebhookTypes/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func62(data3) > 64){
const err9 = {instancePath:instancePath+"/types/" + i0,schemaPath:"contract#/$defs/WebhookTypes/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern39.test(data3)){
const err10 = {instancePath:instancePath+"/types/" + i0,schemaPath:"contract#/$defs/WebhookTypes/items/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+\\.([a-z_]+|\\*)$"},message:"must be a type of events, such as work_item.created, or all of a subject, such as proposal.*"};
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
const err11 = {instancePath:instancePath+"/types/" + i0,schemaPath:"contract#/$defs/WebhookTypes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/types",schemaPath:"contract#/$defs/WebhookTypes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/types",schemaPath:"contract#/$defs/WebhookTypes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.filter !== undefined && func0.call(data, "filter")){
let data4 = data.filter;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 of Object.keys(data4)){
if(!((key1 === "pack_key") || (key1 === "tag"))){
const err14 = {instancePath:instancePath+"/filter",schemaPath:"contract#/$defs/WebhookFilterInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.pack_key !== undefined && func0.call(data4, "pack_key")){
let data5 = data4.pack_key;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/filter/pack_key",schemaPath:"contract#/$defs/WebhookFilterInput/properties/pack_key/type",keyword:"type",params:{type: schema115.properties.pack_key.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
if(func62(data5) > 64){
const err16 = {instancePath:instancePath+"/filter/pack_key",schemaPath:"contract#/$defs/WebhookFilterInput/properties/pack_key/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func62(data5) < 1){
const err17 = {instancePath:instancePath+"/filter/pack_key",schemaPath:"contract#/$defs/WebhookFilterInput/properties/pack_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data4.tag !== undefined && func0.call(data4, "tag")){
let data6 = data4.tag;
if((typeof data6 !== "string") && (data6 !== null)){
const err18 = {instancePath:instancePath+"/filter/tag",schemaPath:"contract#/$defs/WebhookFilterInput/properties/tag/type",keyword:"type",params:{type: schema115.properties.tag.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data6 === "string"){
if(func62(data6) > 64){
const err19 = {instancePath:instancePath+"/filter/tag",schemaPath:"contract#/$defs/WebhookFilterInput/properties/tag/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func62(data6) < 1){
const err20 = {instancePath:instancePath+"/filter/tag",schemaPath:"contract#/$defs/WebhookFilterInput/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
}
else {
const err21 = {instancePath:instancePath+"/filter",schemaPath:"contract#/$defs/WebhookFilterInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err22 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateWebhookEndpoint_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_body = validate80;
const schema122 = {"$ref":"contract#/$defs/WebhookSecretRotateRequest","$id":"rotateWebhookSecret_body"};
const schema123 = {"type":"object","description":"Overlap of the old secrets.","additionalProperties":false,"properties":{"overlap_hours":{"type":"integer","description":"Hours for which previous secrets sign too; 24 if left out, 0 ends them at once.","minimum":0,"maximum":168,"examples":[24]}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateWebhookSecret_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "overlap_hours")){
const err0 = {instancePath,schemaPath:"contract#/$defs/WebhookSecretRotateRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.overlap_hours !== undefined && func0.call(data, "overlap_hours")){
let data0 = data.overlap_hours;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/overlap_hours",schemaPath:"contract#/$defs/WebhookSecretRotateRequest/properties/overlap_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 168 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/overlap_hours",schemaPath:"contract#/$defs/WebhookSecretRotateRequest/properties/overlap_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 168},message:"must be <= 168"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/overlap_hours",schemaPath:"contract#/$defs/WebhookSecretRotateRequest/properties/overlap_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
else {
const err4 = {instancePath,schemaPath:"contract#/$defs/WebhookSecretRotateRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const recoverWebhookEndpoint_body = validate81;
const schema124 = {"$ref":"contract#/$defs/WebhookRecoverRequest","$id":"recoverWebhookEndpoint_body"};
const schema125 = {"type":"object","description":"Events to send again.","required":["after_sequence"],"additionalProperties":false,"properties":{"after_sequence":{"$ref":"contract#/$defs/EventSequence"},"include_delivered":{"type":"boolean","description":"True to send delivered events again, too. Otherwise only failed and unsent ones.","examples":[false]}}};
const schema126 = {"type":"integer","description":"Position in the tenant's log, counted from 1 without gaps.","minimum":0,"maximum":9007199254740991,"x-problem":"must be a whole number from 0 on, such as the `next_after` of the answer before","examples":[4711]};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.after_sequence === undefined) || (!(func0.call(data, "after_sequence")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "after_sequence"},message:"must have required property '"+"after_sequence"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "after_sequence") || (key0 === "include_delivered"))){
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
if(data.after_sequence !== undefined && func0.call(data, "after_sequence")){
let data0 = data.after_sequence;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/after_sequence",schemaPath:"contract#/$defs/EventSequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/after_sequence",schemaPath:"contract#/$defs/EventSequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/after_sequence",schemaPath:"contract#/$defs/EventSequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.include_delivered !== undefined && func0.call(data, "include_delivered")){
if(typeof data.include_delivered !== "boolean"){
const err5 = {instancePath:instancePath+"/include_delivered",schemaPath:"#/properties/include_delivered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="recoverWebhookEndpoint_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

