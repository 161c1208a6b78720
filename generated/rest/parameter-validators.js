// Generated from contracts/openapi by `make generate`. Do not edit.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const listWorkItems_query = validate20;
const schema31 = {"type":"object","properties":{"status":{"$ref":"contract#/$defs/WorkItemStatusFilter"},"tag":{"type":"string","minLength":1,"maxLength":64},"channel":{"$ref":"contract#/$defs/WorkItemChannel"},"priority":{"$ref":"contract#/$defs/WorkItemPriority"},"contact_email":{"$ref":"contract#/$defs/ContactEmail"},"source_reference":{"type":"string","minLength":1,"maxLength":255},"pack_key":{"type":"string","minLength":1,"maxLength":64},"queue_key":{"type":"string","minLength":1,"maxLength":64},"assignee":{"type":"string","pattern":"^(none|usr_[0-7][0-9a-hjkmnp-tv-z]{25})$","x-problem":"must be the id of a member, such as usr_01h455vb4pex5vsknk084sn02q, or none"},"updated_since":{"type":"string","format":"date-time"},"limit":{"type":"integer","minimum":1,"default":50},"page_token":{"type":"string","minLength":1,"maxLength":1024}},"required":[],"additionalProperties":false,"$id":"listWorkItems_query"};
const schema33 = {"type":"string","description":"A `WorkItemStatus` or one of its aliases: `pending` and `waiting` for `waiting_on_customer`, `done` for `resolved`, `canceled` for `cancelled`, `active` for `open`.","enum":["new","open","in_progress","waiting_on_customer","waiting_on_approval","resolved","closed","cancelled","failed","rejected","pending","waiting","done","canceled","active"],"examples":["new"]};
const schema34 = {"type":"string","description":"Channel of the work.","enum":["api","email","web_form","web_chat","phone","sms","social","chat","agent","other"],"examples":["email"]};
const schema35 = {"type":"string","description":"Urgency of the work.","enum":["low","normal","high","urgent"],"examples":["high"]};
const schema36 = {"type":"string","description":"E-mail address of the person. Its domain may be international (IDN): it is stored, compared and returned in ASCII form, `ada@bücher.example` as `ada@xn--bcher-kva.example`.","maxLength":254,"pattern":"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[^\\u0000-\\u002c\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007f]+$","x-problem":"must be an e-mail address","examples":["ada@example.com"]};
const func0 = Object.prototype.hasOwnProperty;
const func63 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[^\\u0000-\\u002c\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007f]+$", "u");
const pattern5 = new RegExp("^(none|usr_[0-7][0-9a-hjkmnp-tv-z]{25})$", "u");
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWorkItems_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema31.properties, key0))){
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
if(data.status !== undefined && func0.call(data, "status")){
let data0 = data.status;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/status",schemaPath:"contract#/$defs/WorkItemStatusFilter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["status"] = coerced0;
}
}
}
if(!(((((((((((((((data0 === "new") || (data0 === "open")) || (data0 === "in_progress")) || (data0 === "waiting_on_customer")) || (data0 === "waiting_on_approval")) || (data0 === "resolved")) || (data0 === "closed")) || (data0 === "cancelled")) || (data0 === "failed")) || (data0 === "rejected")) || (data0 === "pending")) || (data0 === "waiting")) || (data0 === "done")) || (data0 === "canceled")) || (data0 === "active"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"contract#/$defs/WorkItemStatusFilter/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tag !== undefined && func0.call(data, "tag")){
let data1 = data.tag;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["tag"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func63(data1) > 64){
const err4 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func63(data1) < 1){
const err5 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.channel !== undefined && func0.call(data, "channel")){
let data2 = data.channel;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err6 = {instancePath:instancePath+"/channel",schemaPath:"contract#/$defs/WorkItemChannel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["channel"] = coerced2;
}
}
}
if(!((((((((((data2 === "api") || (data2 === "email")) || (data2 === "web_form")) || (data2 === "web_chat")) || (data2 === "phone")) || (data2 === "sms")) || (data2 === "social")) || (data2 === "chat")) || (data2 === "agent")) || (data2 === "other"))){
const err7 = {instancePath:instancePath+"/channel",schemaPath:"contract#/$defs/WorkItemChannel/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.priority !== undefined && func0.call(data, "priority")){
let data3 = data.priority;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
const err8 = {instancePath:instancePath+"/priority",schemaPath:"contract#/$defs/WorkItemPriority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["priority"] = coerced3;
}
}
}
if(!((((data3 === "low") || (data3 === "normal")) || (data3 === "high")) || (data3 === "urgent"))){
const err9 = {instancePath:instancePath+"/priority",schemaPath:"contract#/$defs/WorkItemPriority/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.contact_email !== undefined && func0.call(data, "contact_email")){
let data4 = data.contact_email;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
const err10 = {instancePath:instancePath+"/contact_email",schemaPath:"contract#/$defs/ContactEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["contact_email"] = coerced4;
}
}
}
if(typeof data4 === "string"){
if(func63(data4) > 254){
const err11 = {instancePath:instancePath+"/contact_email",schemaPath:"contract#/$defs/ContactEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern4.test(data4)){
const err12 = {instancePath:instancePath+"/contact_email",schemaPath:"contract#/$defs/ContactEmail/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[^\\u0000-\\u002c\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007f]+$"},message:"must be an e-mail address"};
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
if(data.source_reference !== undefined && func0.call(data, "source_reference")){
let data5 = data.source_reference;
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
const err13 = {instancePath:instancePath+"/source_reference",schemaPath:"#/properties/source_reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["source_reference"] = coerced5;
}
}
}
if(typeof data5 === "string"){
if(func63(data5) > 255){
const err14 = {instancePath:instancePath+"/source_reference",schemaPath:"#/properties/source_reference/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func63(data5) < 1){
const err15 = {instancePath:instancePath+"/source_reference",schemaPath:"#/properties/source_reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.pack_key !== undefined && func0.call(data, "pack_key")){
let data6 = data.pack_key;
if(typeof data6 !== "string"){
let dataType6 = typeof data6;
let coerced6 = undefined;
if(!(coerced6 !== undefined)){
if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data6;
}
else if(data6 === null){
coerced6 = "";
}
else {
const err16 = {instancePath:instancePath+"/pack_key",schemaPath:"#/properties/pack_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(coerced6 !== undefined){
data6 = coerced6;
if(data !== undefined){
data["pack_key"] = coerced6;
}
}
}
if(typeof data6 === "string"){
if(func63(data6) > 64){
const err17 = {instancePath:instancePath+"/pack_key",schemaPath:"#/properties/pack_key/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func63(data6) < 1){
const err18 = {instancePath:instancePath+"/pack_key",schemaPath:"#/properties/pack_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.queue_key !== undefined && func0.call(data, "queue_key")){
let data7 = data.queue_key;
if(typeof data7 !== "string"){
let dataType7 = typeof data7;
let coerced7 = undefined;
if(!(coerced7 !== undefined)){
if(dataType7 == "number" || dataType7 == "boolean"){
coerced7 = "" + data7;
}
else if(data7 === null){
coerced7 = "";
}
else {
const err19 = {instancePath:instancePath+"/queue_key",schemaPath:"#/properties/queue_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(coerced7 !== undefined){
data7 = coerced7;
if(data !== undefined){
data["queue_key"] = coerced7;
}
}
}
if(typeof data7 === "string"){
if(func63(data7) > 64){
const err20 = {instancePath:instancePath+"/queue_key",schemaPath:"#/properties/queue_key/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func63(data7) < 1){
const err21 = {instancePath:instancePath+"/queue_key",schemaPath:"#/properties/queue_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.assignee !== undefined && func0.call(data, "assignee")){
let data8 = data.assignee;
if(typeof data8 !== "string"){
let dataType8 = typeof data8;
let coerced8 = undefined;
if(!(coerced8 !== undefined)){
if(dataType8 == "number" || dataType8 == "boolean"){
coerced8 = "" + data8;
}
else if(data8 === null){
coerced8 = "";
}
else {
const err22 = {instancePath:instancePath+"/assignee",schemaPath:"#/properties/assignee/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(coerced8 !== undefined){
data8 = coerced8;
if(data !== undefined){
data["assignee"] = coerced8;
}
}
}
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err23 = {instancePath:instancePath+"/assignee",schemaPath:"#/properties/assignee/pattern",keyword:"pattern",params:{pattern: "^(none|usr_[0-7][0-9a-hjkmnp-tv-z]{25})$"},message:"must be the id of a member, such as usr_01h455vb4pex5vsknk084sn02q, or none"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.updated_since !== undefined && func0.call(data, "updated_since")){
let data9 = data.updated_since;
if(typeof data9 !== "string"){
let dataType9 = typeof data9;
let coerced9 = undefined;
if(!(coerced9 !== undefined)){
if(dataType9 == "number" || dataType9 == "boolean"){
coerced9 = "" + data9;
}
else if(data9 === null){
coerced9 = "";
}
else {
const err24 = {instancePath:instancePath+"/updated_since",schemaPath:"#/properties/updated_since/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(coerced9 !== undefined){
data9 = coerced9;
if(data !== undefined){
data["updated_since"] = coerced9;
}
}
}
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
const err25 = {instancePath:instancePath+"/updated_since",schemaPath:"#/properties/updated_since/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.limit !== undefined && func0.call(data, "limit")){
let data10 = data.limit;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
let dataType10 = typeof data10;
let coerced10 = undefined;
if(!(coerced10 !== undefined)){
if(dataType10 === "boolean" || data10 === null
              || (dataType10 === "string" && data10 && data10 == +data10 && !(data10 % 1))){
coerced10 = +data10;
}
else {
const err26 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(coerced10 !== undefined){
data10 = coerced10;
if(data !== undefined){
data["limit"] = coerced10;
}
}
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.page_token !== undefined && func0.call(data, "page_token")){
let data11 = data.page_token;
if(typeof data11 !== "string"){
let dataType11 = typeof data11;
let coerced11 = undefined;
if(!(coerced11 !== undefined)){
if(dataType11 == "number" || dataType11 == "boolean"){
coerced11 = "" + data11;
}
else if(data11 === null){
coerced11 = "";
}
else {
const err28 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(coerced11 !== undefined){
data11 = coerced11;
if(data !== undefined){
data["page_token"] = coerced11;
}
}
}
if(typeof data11 === "string"){
if(func63(data11) > 1024){
const err29 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func63(data11) < 1){
const err30 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createWorkItem_query = validate22;
const schema37 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"createWorkItem_query"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createWorkItem_query" */;
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createWorkItem_header = validate23;
const schema38 = {"type":"object","properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$","x-problem":"must consist of visible ASCII characters"}},"required":[],"$id":"createWorkItem_header"};
const pattern6 = new RegExp("^[\\x21-\\x7e]+$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createWorkItem_header" */;
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
if(data["idempotency-key"] !== undefined && func0.call(data, "idempotency-key")){
let data0 = data["idempotency-key"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotency-key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func63(data0) > 255){
const err1 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func63(data0) < 1){
const err2 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must consist of visible ASCII characters"};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"idempotency-key":true},"dynamicProps":false,"dynamicItems":false};

export const searchWorkItems_query = validate24;
const schema39 = {"type":"object","properties":{"q":{"type":"string","minLength":1,"maxLength":200},"status":{"type":"string","minLength":1,"maxLength":200,"pattern":"^(new|open|in_progress|waiting_on_customer|waiting_on_approval|resolved|closed|cancelled|failed|rejected)(,(new|open|in_progress|waiting_on_customer|waiting_on_approval|resolved|closed|cancelled|failed|rejected))*$","x-problem":"must be of new, open, in_progress, waiting_on_customer, waiting_on_approval, resolved, closed, cancelled, failed, rejected, apart by commas"},"priority":{"type":"string","minLength":1,"maxLength":200,"pattern":"^(low|normal|high|urgent)(,(low|normal|high|urgent))*$","x-problem":"must be of low, normal, high, urgent, apart by commas"},"channel":{"type":"string","minLength":1,"maxLength":200,"pattern":"^(api|email|web_form|web_chat|phone|sms|social|chat|agent|other)(,(api|email|web_form|web_chat|phone|sms|social|chat|agent|other))*$","x-problem":"must be of api, email, web_form, web_chat, phone, sms, social, chat, agent, other, apart by commas"},"pack_key":{"type":"string","minLength":1,"maxLength":64},"queue_key":{"type":"string","minLength":1,"maxLength":64},"tag":{"type":"string","minLength":1,"maxLength":64},"contact_email":{"$ref":"contract#/$defs/ContactEmail"},"assignee":{"type":"string","pattern":"^(none|usr_[0-7][0-9a-hjkmnp-tv-z]{25})$","x-problem":"must be the id of a member, such as usr_01h455vb4pex5vsknk084sn02q, or none"},"created_since":{"type":"string","format":"date-time"},"created_before":{"type":"string","format":"date-time"},"overdue":{"type":"boolean"},"due_before":{"type":"string","format":"date-time"},"order":{"$ref":"contract#/$defs/WorkItemOrder"},"limit":{"type":"integer","minimum":1,"default":50},"page_token":{"type":"string","minLength":1,"maxLength":1024}},"required":[],"additionalProperties":false,"$id":"searchWorkItems_query"};
const schema41 = {"type":"string","description":"`newest`: opened last comes first. `oldest`: opened first comes first. `last_changed`: changed last comes first. `due`: overdue, then due soonest; then, newest first, those without `due_at` and those that have ended.","enum":["newest","oldest","last_changed","due"],"examples":["newest"]};
const pattern7 = new RegExp("^(new|open|in_progress|waiting_on_customer|waiting_on_approval|resolved|closed|cancelled|failed|rejected)(,(new|open|in_progress|waiting_on_customer|waiting_on_approval|resolved|closed|cancelled|failed|rejected))*$", "u");
const pattern8 = new RegExp("^(low|normal|high|urgent)(,(low|normal|high|urgent))*$", "u");
const pattern9 = new RegExp("^(api|email|web_form|web_chat|phone|sms|social|chat|agent|other)(,(api|email|web_form|web_chat|phone|sms|social|chat|agent|other))*$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="searchWorkItems_query" */;
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
for(const key0 of Object.keys(data)){
if(!(func0.call(schema39.properties, key0))){
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
if(data.q !== undefined && func0.call(data, "q")){
let data0 = data.q;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["q"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func63(data0) > 200){
const err2 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func63(data0) < 1){
const err3 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.status !== undefined && func0.call(data, "status")){
let data1 = data.status;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["status"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func63(data1) > 200){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func63(data1) < 1){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern7.test(data1)){
const err7 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/pattern",keyword:"pattern",params:{pattern: "^(new|open|in_progress|waiting_on_customer|waiting_on_approval|resolved|closed|cancelled|failed|rejected)(,(new|open|in_progress|waiting_on_customer|waiting_on_approval|resolved|closed|cancelled|failed|rejected))*$"},message:"must be of new, open, in_progress, waiting_on_customer, waiting_on_approval, resolved, closed, cancelled, failed, rejected, apart by commas"};
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
if(data.priority !== undefined && func0.call(data, "priority")){
let data2 = data.priority;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err8 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["priority"] = coerced2;
}
}
}
if(typeof data2 === "string"){
if(func63(data2) > 200){
const err9 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func63(data2) < 1){
const err10 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern8.test(data2)){
const err11 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/pattern",keyword:"pattern",params:{pattern: "^(low|normal|high|urgent)(,(low|normal|high|urgent))*$"},message:"must be of low, normal, high, urgent, apart by commas"};
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
if(data.channel !== undefined && func0.call(data, "channel")){
let data3 = data.channel;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
const err12 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["channel"] = coerced3;
}
}
}
if(typeof data3 === "string"){
if(func63(data3) > 200){
const err13 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func63(data3) < 1){
const err14 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern9.test(data3)){
const err15 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/pattern",keyword:"pattern",params:{pattern: "^(api|email|web_form|web_chat|phone|sms|social|chat|agent|other)(,(api|email|web_form|web_chat|phone|sms|social|chat|agent|other))*$"},message:"must be of api, email, web_form, web_chat, phone, sms, social, chat, agent, other, apart by commas"};
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
if(data.pack_key !== undefined && func0.call(data, "pack_key")){
let data4 = data.pack_key;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
const err16 = {instancePath:instancePath+"/pack_key",schemaPath:"#/properties/pack_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["pack_key"] = coerced4;
}
}
}
if(typeof data4 === "string"){
if(func63(data4) > 64){
const err17 = {instancePath:instancePath+"/pack_key",schemaPath:"#/properties/pack_key/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func63(data4) < 1){
const err18 = {instancePath:instancePath+"/pack_key",schemaPath:"#/properties/pack_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.queue_key !== undefined && func0.call(data, "queue_key")){
let data5 = data.queue_key;
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
const err19 = {instancePath:instancePath+"/queue_key",schemaPath:"#/properties/queue_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["queue_key"] = coerced5;
}
}
}
if(typeof data5 === "string"){
if(func63(data5) > 64){
const err20 = {instancePath:instancePath+"/queue_key",schemaPath:"#/properties/queue_key/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func63(data5) < 1){
const err21 = {instancePath:instancePath+"/queue_key",schemaPath:"#/properties/queue_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.tag !== undefined && func0.call(data, "tag")){
let data6 = data.tag;
if(typeof data6 !== "string"){
let dataType6 = typeof data6;
let coerced6 = undefined;
if(!(coerced6 !== undefined)){
if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data6;
}
else if(data6 === null){
coerced6 = "";
}
else {
const err22 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(coerced6 !== undefined){
data6 = coerced6;
if(data !== undefined){
data["tag"] = coerced6;
}
}
}
if(typeof data6 === "string"){
if(func63(data6) > 64){
const err23 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func63(data6) < 1){
const err24 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.contact_email !== undefined && func0.call(data, "contact_email")){
let data7 = data.contact_email;
if(typeof data7 !== "string"){
let dataType7 = typeof data7;
let coerced7 = undefined;
if(!(coerced7 !== undefined)){
if(dataType7 == "number" || dataType7 == "boolean"){
coerced7 = "" + data7;
}
else if(data7 === null){
coerced7 = "";
}
else {
const err25 = {instancePath:instancePath+"/contact_email",schemaPath:"contract#/$defs/ContactEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(coerced7 !== undefined){
data7 = coerced7;
if(data !== undefined){
data["contact_email"] = coerced7;
}
}
}
if(typeof data7 === "string"){
if(func63(data7) > 254){
const err26 = {instancePath:instancePath+"/contact_email",schemaPath:"contract#/$defs/ContactEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern4.test(data7)){
const err27 = {instancePath:instancePath+"/contact_email",schemaPath:"contract#/$defs/ContactEmail/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[^\\u0000-\\u002c\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007f]+$"},message:"must be an e-mail address"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.assignee !== undefined && func0.call(data, "assignee")){
let data8 = data.assignee;
if(typeof data8 !== "string"){
let dataType8 = typeof data8;
let coerced8 = undefined;
if(!(coerced8 !== undefined)){
if(dataType8 == "number" || dataType8 == "boolean"){
coerced8 = "" + data8;
}
else if(data8 === null){
coerced8 = "";
}
else {
const err28 = {instancePath:instancePath+"/assignee",schemaPath:"#/properties/assignee/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(coerced8 !== undefined){
data8 = coerced8;
if(data !== undefined){
data["assignee"] = coerced8;
}
}
}
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err29 = {instancePath:instancePath+"/assignee",schemaPath:"#/properties/assignee/pattern",keyword:"pattern",params:{pattern: "^(none|usr_[0-7][0-9a-hjkmnp-tv-z]{25})$"},message:"must be the id of a member, such as usr_01h455vb4pex5vsknk084sn02q, or none"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.created_since !== undefined && func0.call(data, "created_since")){
let data9 = data.created_since;
if(typeof data9 !== "string"){
let dataType9 = typeof data9;
let coerced9 = undefined;
if(!(coerced9 !== undefined)){
if(dataType9 == "number" || dataType9 == "boolean"){
coerced9 = "" + data9;
}
else if(data9 === null){
coerced9 = "";
}
else {
const err30 = {instancePath:instancePath+"/created_since",schemaPath:"#/properties/created_since/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(coerced9 !== undefined){
data9 = coerced9;
if(data !== undefined){
data["created_since"] = coerced9;
}
}
}
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
const err31 = {instancePath:instancePath+"/created_since",schemaPath:"#/properties/created_since/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.created_before !== undefined && func0.call(data, "created_before")){
let data10 = data.created_before;
if(typeof data10 !== "string"){
let dataType10 = typeof data10;
let coerced10 = undefined;
if(!(coerced10 !== undefined)){
if(dataType10 == "number" || dataType10 == "boolean"){
coerced10 = "" + data10;
}
else if(data10 === null){
coerced10 = "";
}
else {
const err32 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(coerced10 !== undefined){
data10 = coerced10;
if(data !== undefined){
data["created_before"] = coerced10;
}
}
}
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
const err33 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.overdue !== undefined && func0.call(data, "overdue")){
let data11 = data.overdue;
if(typeof data11 !== "boolean"){
let coerced11 = undefined;
if(!(coerced11 !== undefined)){
if(data11 === "false" || data11 === 0 || data11 === null){
coerced11 = false;
}
else if(data11 === "true" || data11 === 1){
coerced11 = true;
}
else {
const err34 = {instancePath:instancePath+"/overdue",schemaPath:"#/properties/overdue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(coerced11 !== undefined){
data11 = coerced11;
if(data !== undefined){
data["overdue"] = coerced11;
}
}
}
}
if(data.due_before !== undefined && func0.call(data, "due_before")){
let data12 = data.due_before;
if(typeof data12 !== "string"){
let dataType12 = typeof data12;
let coerced12 = undefined;
if(!(coerced12 !== undefined)){
if(dataType12 == "number" || dataType12 == "boolean"){
coerced12 = "" + data12;
}
else if(data12 === null){
coerced12 = "";
}
else {
const err35 = {instancePath:instancePath+"/due_before",schemaPath:"#/properties/due_before/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(coerced12 !== undefined){
data12 = coerced12;
if(data !== undefined){
data["due_before"] = coerced12;
}
}
}
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
const err36 = {instancePath:instancePath+"/due_before",schemaPath:"#/properties/due_before/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
if(data.order !== undefined && func0.call(data, "order")){
let data13 = data.order;
if(typeof data13 !== "string"){
let dataType13 = typeof data13;
let coerced13 = undefined;
if(!(coerced13 !== undefined)){
if(dataType13 == "number" || dataType13 == "boolean"){
coerced13 = "" + data13;
}
else if(data13 === null){
coerced13 = "";
}
else {
const err37 = {instancePath:instancePath+"/order",schemaPath:"contract#/$defs/WorkItemOrder/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(coerced13 !== undefined){
data13 = coerced13;
if(data !== undefined){
data["order"] = coerced13;
}
}
}
if(!((((data13 === "newest") || (data13 === "oldest")) || (data13 === "last_changed")) || (data13 === "due"))){
const err38 = {instancePath:instancePath+"/order",schemaPath:"contract#/$defs/WorkItemOrder/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.limit !== undefined && func0.call(data, "limit")){
let data14 = data.limit;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
let dataType14 = typeof data14;
let coerced14 = undefined;
if(!(coerced14 !== undefined)){
if(dataType14 === "boolean" || data14 === null
              || (dataType14 === "string" && data14 && data14 == +data14 && !(data14 % 1))){
coerced14 = +data14;
}
else {
const err39 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(coerced14 !== undefined){
data14 = coerced14;
if(data !== undefined){
data["limit"] = coerced14;
}
}
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.page_token !== undefined && func0.call(data, "page_token")){
let data15 = data.page_token;
if(typeof data15 !== "string"){
let dataType15 = typeof data15;
let coerced15 = undefined;
if(!(coerced15 !== undefined)){
if(dataType15 == "number" || dataType15 == "boolean"){
coerced15 = "" + data15;
}
else if(data15 === null){
coerced15 = "";
}
else {
const err41 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(coerced15 !== undefined){
data15 = coerced15;
if(data !== undefined){
data["page_token"] = coerced15;
}
}
}
if(typeof data15 === "string"){
if(func63(data15) > 1024){
const err42 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func63(data15) < 1){
const err43 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWorkItem_path = validate25;
const schema42 = {"type":"object","properties":{"work_item_id":{"$ref":"contract#/$defs/WorkItemId"}},"required":["work_item_id"],"$id":"getWorkItem_path"};
const schema43 = {"type":"string","description":"Identifier of a WorkItem (TypeID, sortable by time of creation).","pattern":"^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q","examples":["wi_01h455vb4pex5vsknk084sn02q"]};
const pattern12 = new RegExp("^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWorkItem_path" */;
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
if((data.work_item_id === undefined) || (!(func0.call(data, "work_item_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_item_id"},message:"must have required property '"+"work_item_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data0 = data.work_item_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["work_item_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
const err2 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q"};
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
validate25.evaluated = {"props":{"work_item_id":true},"dynamicProps":false,"dynamicItems":false};

export const getWorkItem_query = validate26;
const schema44 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getWorkItem_query"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWorkItem_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWorkItem_header = validate27;
const schema45 = {"type":"object","properties":{"if-none-match":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^(\\*|(W/)?\"[\\x21\\x23-\\x7e]*\"(\\s*,\\s*(W/)?\"[\\x21\\x23-\\x7e]*\")*)$","x-problem":"must be * or entity tags in quotes, such as \"3\""}},"required":[],"$id":"getWorkItem_header"};
const pattern13 = new RegExp("^(\\*|(W/)?\"[\\x21\\x23-\\x7e]*\"(\\s*,\\s*(W/)?\"[\\x21\\x23-\\x7e]*\")*)$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWorkItem_header" */;
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
if(data["if-none-match"] !== undefined && func0.call(data, "if-none-match")){
let data0 = data["if-none-match"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["if-none-match"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func63(data0) > 1024){
const err1 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func63(data0) < 1){
const err2 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern13.test(data0)){
const err3 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/pattern",keyword:"pattern",params:{pattern: "^(\\*|(W/)?\"[\\x21\\x23-\\x7e]*\"(\\s*,\\s*(W/)?\"[\\x21\\x23-\\x7e]*\")*)$"},message:"must be * or entity tags in quotes, such as \"3\""};
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
validate27.evaluated = {"props":{"if-none-match":true},"dynamicProps":false,"dynamicItems":false};

export const updateWorkItem_path = validate28;
const schema46 = {"type":"object","properties":{"work_item_id":{"$ref":"contract#/$defs/WorkItemId"}},"required":["work_item_id"],"$id":"updateWorkItem_path"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateWorkItem_path" */;
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
if((data.work_item_id === undefined) || (!(func0.call(data, "work_item_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_item_id"},message:"must have required property '"+"work_item_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data0 = data.work_item_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["work_item_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
const err2 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q"};
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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"work_item_id":true},"dynamicProps":false,"dynamicItems":false};

export const updateWorkItem_query = validate29;
const schema48 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"updateWorkItem_query"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateWorkItem_query" */;
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
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateWorkItem_header = validate30;
const schema49 = {"type":"object","properties":{"if-match":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^(\\*|(W/)?\"[\\x21\\x23-\\x7e]*\"(\\s*,\\s*(W/)?\"[\\x21\\x23-\\x7e]*\")*)$","x-problem":"must be * or entity tags in quotes, such as \"3\""}},"required":[],"$id":"updateWorkItem_header"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateWorkItem_header" */;
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
if(data["if-match"] !== undefined && func0.call(data, "if-match")){
let data0 = data["if-match"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["if-match"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func63(data0) > 1024){
const err1 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func63(data0) < 1){
const err2 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern13.test(data0)){
const err3 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/pattern",keyword:"pattern",params:{pattern: "^(\\*|(W/)?\"[\\x21\\x23-\\x7e]*\"(\\s*,\\s*(W/)?\"[\\x21\\x23-\\x7e]*\")*)$"},message:"must be * or entity tags in quotes, such as \"3\""};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"if-match":true},"dynamicProps":false,"dynamicItems":false};

export const listWorkItemMessages_path = validate31;
const schema50 = {"type":"object","properties":{"work_item_id":{"$ref":"contract#/$defs/WorkItemId"}},"required":["work_item_id"],"$id":"listWorkItemMessages_path"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWorkItemMessages_path" */;
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
if((data.work_item_id === undefined) || (!(func0.call(data, "work_item_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_item_id"},message:"must have required property '"+"work_item_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data0 = data.work_item_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["work_item_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
const err2 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q"};
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"work_item_id":true},"dynamicProps":false,"dynamicItems":false};

export const listWorkItemMessages_query = validate32;
const schema52 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"default":50},"page_token":{"type":"string","minLength":1,"maxLength":1024}},"required":[],"additionalProperties":false,"$id":"listWorkItemMessages_query"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWorkItemMessages_query" */;
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
for(const key0 of Object.keys(data)){
if(!((key0 === "limit") || (key0 === "page_token"))){
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
if(data.limit !== undefined && func0.call(data, "limit")){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["limit"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.page_token !== undefined && func0.call(data, "page_token")){
let data1 = data.page_token;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["page_token"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func63(data1) > 1024){
const err4 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func63(data1) < 1){
const err5 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const appendWorkItemMessage_path = validate33;
const schema53 = {"type":"object","properties":{"work_item_id":{"$ref":"contract#/$defs/WorkItemId"}},"required":["work_item_id"],"$id":"appendWorkItemMessage_path"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="appendWorkItemMessage_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.work_item_id === undefined) || (!(func0.call(data, "work_item_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_item_id"},message:"must have required property '"+"work_item_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data0 = data.work_item_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["work_item_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
const err2 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q"};
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
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"work_item_id":true},"dynamicProps":false,"dynamicItems":false};

export const appendWorkItemMessage_query = validate34;
const schema55 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"appendWorkItemMessage_query"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="appendWorkItemMessage_query" */;
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
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const appendWorkItemMessage_header = validate35;
const schema56 = {"type":"object","properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$","x-problem":"must consist of visible ASCII characters"}},"required":[],"$id":"appendWorkItemMessage_header"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="appendWorkItemMessage_header" */;
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
if(data["idempotency-key"] !== undefined && func0.call(data, "idempotency-key")){
let data0 = data["idempotency-key"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotency-key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func63(data0) > 255){
const err1 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func63(data0) < 1){
const err2 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must consist of visible ASCII characters"};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"idempotency-key":true},"dynamicProps":false,"dynamicItems":false};

export const listActionProposals_path = validate36;
const schema57 = {"type":"object","properties":{"work_item_id":{"$ref":"contract#/$defs/WorkItemId"}},"required":["work_item_id"],"$id":"listActionProposals_path"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listActionProposals_path" */;
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
if((data.work_item_id === undefined) || (!(func0.call(data, "work_item_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_item_id"},message:"must have required property '"+"work_item_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data0 = data.work_item_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["work_item_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
const err2 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q"};
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"work_item_id":true},"dynamicProps":false,"dynamicItems":false};

export const listActionProposals_query = validate37;
const schema59 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"default":50},"page_token":{"type":"string","minLength":1,"maxLength":1024}},"required":[],"additionalProperties":false,"$id":"listActionProposals_query"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listActionProposals_query" */;
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
for(const key0 of Object.keys(data)){
if(!((key0 === "limit") || (key0 === "page_token"))){
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
if(data.limit !== undefined && func0.call(data, "limit")){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["limit"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.page_token !== undefined && func0.call(data, "page_token")){
let data1 = data.page_token;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["page_token"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func63(data1) > 1024){
const err4 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func63(data1) < 1){
const err5 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createActionProposal_path = validate38;
const schema60 = {"type":"object","properties":{"work_item_id":{"$ref":"contract#/$defs/WorkItemId"}},"required":["work_item_id"],"$id":"createActionProposal_path"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createActionProposal_path" */;
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
if((data.work_item_id === undefined) || (!(func0.call(data, "work_item_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_item_id"},message:"must have required property '"+"work_item_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data0 = data.work_item_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["work_item_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
const err2 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q"};
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
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"work_item_id":true},"dynamicProps":false,"dynamicItems":false};

export const createActionProposal_query = validate39;
const schema62 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"createActionProposal_query"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createActionProposal_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createActionProposal_header = validate40;
const schema63 = {"type":"object","properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$","x-problem":"must consist of visible ASCII characters"}},"required":[],"$id":"createActionProposal_header"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createActionProposal_header" */;
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
if(data["idempotency-key"] !== undefined && func0.call(data, "idempotency-key")){
let data0 = data["idempotency-key"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotency-key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func63(data0) > 255){
const err1 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func63(data0) < 1){
const err2 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must consist of visible ASCII characters"};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"idempotency-key":true},"dynamicProps":false,"dynamicItems":false};

export const getActionProposal_path = validate41;
const schema64 = {"type":"object","properties":{"proposal_id":{"$ref":"contract#/$defs/ActionProposalId"}},"required":["proposal_id"],"$id":"getActionProposal_path"};
const schema65 = {"type":"string","description":"Identifier of an action proposal (TypeID, sortable by time of creation).","pattern":"^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q","examples":["prop_01h455vb4pex5vsknk084sn02q"]};
const pattern22 = new RegExp("^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getActionProposal_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
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
if(data.proposal_id !== undefined && func0.call(data, "proposal_id")){
let data0 = data.proposal_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/proposal_id",schemaPath:"contract#/$defs/ActionProposalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["proposal_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern22.test(data0)){
const err2 = {instancePath:instancePath+"/proposal_id",schemaPath:"contract#/$defs/ActionProposalId/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q"};
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
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"proposal_id":true},"dynamicProps":false,"dynamicItems":false};

export const getActionProposal_query = validate42;
const schema66 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getActionProposal_query"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getActionProposal_query" */;
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelActionProposal_path = validate43;
const schema67 = {"type":"object","properties":{"proposal_id":{"$ref":"contract#/$defs/ActionProposalId"}},"required":["proposal_id"],"$id":"cancelActionProposal_path"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelActionProposal_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
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
if(data.proposal_id !== undefined && func0.call(data, "proposal_id")){
let data0 = data.proposal_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/proposal_id",schemaPath:"contract#/$defs/ActionProposalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["proposal_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern22.test(data0)){
const err2 = {instancePath:instancePath+"/proposal_id",schemaPath:"contract#/$defs/ActionProposalId/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q"};
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
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"proposal_id":true},"dynamicProps":false,"dynamicItems":false};

export const cancelActionProposal_query = validate44;
const schema69 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"cancelActionProposal_query"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelActionProposal_query" */;
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
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const recheckActionProposal_path = validate45;
const schema70 = {"type":"object","properties":{"proposal_id":{"$ref":"contract#/$defs/ActionProposalId"}},"required":["proposal_id"],"$id":"recheckActionProposal_path"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="recheckActionProposal_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
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
if(data.proposal_id !== undefined && func0.call(data, "proposal_id")){
let data0 = data.proposal_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/proposal_id",schemaPath:"contract#/$defs/ActionProposalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["proposal_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern22.test(data0)){
const err2 = {instancePath:instancePath+"/proposal_id",schemaPath:"contract#/$defs/ActionProposalId/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q"};
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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"proposal_id":true},"dynamicProps":false,"dynamicItems":false};

export const recheckActionProposal_query = validate46;
const schema72 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"recheckActionProposal_query"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="recheckActionProposal_query" */;
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
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const executeActionProposal_path = validate47;
const schema73 = {"type":"object","properties":{"proposal_id":{"$ref":"contract#/$defs/ActionProposalId"}},"required":["proposal_id"],"$id":"executeActionProposal_path"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="executeActionProposal_path" */;
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
if(data.proposal_id !== undefined && func0.call(data, "proposal_id")){
let data0 = data.proposal_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/proposal_id",schemaPath:"contract#/$defs/ActionProposalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["proposal_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern22.test(data0)){
const err2 = {instancePath:instancePath+"/proposal_id",schemaPath:"contract#/$defs/ActionProposalId/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q"};
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
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"proposal_id":true},"dynamicProps":false,"dynamicItems":false};

export const executeActionProposal_query = validate48;
const schema75 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"executeActionProposal_query"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="executeActionProposal_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listActions_query = validate49;
const schema76 = {"type":"object","properties":{"work_item_id":{"$ref":"contract#/$defs/WorkItemId"},"limit":{"type":"integer","minimum":1,"default":50},"page_token":{"type":"string","minLength":1,"maxLength":1024}},"required":[],"additionalProperties":false,"$id":"listActions_query"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listActions_query" */;
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
for(const key0 of Object.keys(data)){
if(!(((key0 === "work_item_id") || (key0 === "limit")) || (key0 === "page_token"))){
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
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data0 = data.work_item_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["work_item_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
const err2 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q"};
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
if(data.limit !== undefined && func0.call(data, "limit")){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced1 = +data1;
}
else {
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["limit"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.page_token !== undefined && func0.call(data, "page_token")){
let data2 = data.page_token;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["page_token"] = coerced2;
}
}
}
if(typeof data2 === "string"){
if(func63(data2) > 1024){
const err6 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func63(data2) < 1){
const err7 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAction_path = validate50;
const schema78 = {"type":"object","properties":{"action_id":{"$ref":"contract#/$defs/ActionId"}},"required":["action_id"],"$id":"getAction_path"};
const schema79 = {"type":"string","description":"Identifier of an action record (TypeID, sortable by time of creation).","pattern":"^act_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an action; those look like act_01h455vb4pex5vsknk084sn02q","examples":["act_01h455vb4pex5vsknk084sn02q"]};
const pattern27 = new RegExp("^act_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAction_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
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
if(data.action_id !== undefined && func0.call(data, "action_id")){
let data0 = data.action_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/action_id",schemaPath:"contract#/$defs/ActionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["action_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern27.test(data0)){
const err2 = {instancePath:instancePath+"/action_id",schemaPath:"contract#/$defs/ActionId/pattern",keyword:"pattern",params:{pattern: "^act_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an action; those look like act_01h455vb4pex5vsknk084sn02q"};
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
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"action_id":true},"dynamicProps":false,"dynamicItems":false};

export const getAction_query = validate51;
const schema80 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getAction_query"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAction_query" */;
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
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const reportActionResult_path = validate52;
const schema81 = {"type":"object","properties":{"action_id":{"$ref":"contract#/$defs/ActionId"}},"required":["action_id"],"$id":"reportActionResult_path"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="reportActionResult_path" */;
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
if(data.action_id !== undefined && func0.call(data, "action_id")){
let data0 = data.action_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/action_id",schemaPath:"contract#/$defs/ActionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["action_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern27.test(data0)){
const err2 = {instancePath:instancePath+"/action_id",schemaPath:"contract#/$defs/ActionId/pattern",keyword:"pattern",params:{pattern: "^act_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an action; those look like act_01h455vb4pex5vsknk084sn02q"};
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
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"action_id":true},"dynamicProps":false,"dynamicItems":false};

export const reportActionResult_query = validate53;
const schema83 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"reportActionResult_query"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="reportActionResult_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listIntegrations_query = validate54;
const schema84 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"default":50},"page_token":{"type":"string","minLength":1,"maxLength":1024}},"required":[],"additionalProperties":false,"$id":"listIntegrations_query"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listIntegrations_query" */;
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
for(const key0 of Object.keys(data)){
if(!((key0 === "limit") || (key0 === "page_token"))){
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
if(data.limit !== undefined && func0.call(data, "limit")){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["limit"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.page_token !== undefined && func0.call(data, "page_token")){
let data1 = data.page_token;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["page_token"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func63(data1) > 1024){
const err4 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func63(data1) < 1){
const err5 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getIntegration_path = validate55;
const schema85 = {"type":"object","properties":{"integration_id":{"$ref":"contract#/$defs/IntegrationId"}},"required":["integration_id"],"$id":"getIntegration_path"};
const schema86 = {"type":"string","description":"Identifier of the integration that performs the action.","pattern":"^int_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an integration; those look like int_01h455vb4pex5vsknk084sn02q","examples":["int_01h455vb4pex5vsknk084sn02q"]};
const pattern29 = new RegExp("^int_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getIntegration_path" */;
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
if(data.integration_id !== undefined && func0.call(data, "integration_id")){
let data0 = data.integration_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/integration_id",schemaPath:"contract#/$defs/IntegrationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["integration_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern29.test(data0)){
const err2 = {instancePath:instancePath+"/integration_id",schemaPath:"contract#/$defs/IntegrationId/pattern",keyword:"pattern",params:{pattern: "^int_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an integration; those look like int_01h455vb4pex5vsknk084sn02q"};
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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"integration_id":true},"dynamicProps":false,"dynamicItems":false};

export const getIntegration_query = validate56;
const schema87 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getIntegration_query"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getIntegration_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listOperations_query = validate57;
const schema88 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"default":50},"page_token":{"type":"string","minLength":1,"maxLength":1024}},"required":[],"additionalProperties":false,"$id":"listOperations_query"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listOperations_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "limit") || (key0 === "page_token"))){
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
if(data.limit !== undefined && func0.call(data, "limit")){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["limit"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.page_token !== undefined && func0.call(data, "page_token")){
let data1 = data.page_token;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["page_token"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func63(data1) > 1024){
const err4 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func63(data1) < 1){
const err5 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getOperation_path = validate58;
const schema89 = {"type":"object","properties":{"operation":{"type":"string","maxLength":65,"pattern":"^[a-z][a-z0-9_]{0,64}$","x-problem":"must be the name of an operation, such as commerce_refund or x_close_account"}},"required":["operation"],"$id":"getOperation_path"};
const pattern30 = new RegExp("^[a-z][a-z0-9_]{0,64}$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getOperation_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.operation === undefined) || (!(func0.call(data, "operation")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.operation !== undefined && func0.call(data, "operation")){
let data0 = data.operation;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["operation"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func63(data0) > 65){
const err2 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/maxLength",keyword:"maxLength",params:{limit: 65},message:"must NOT have more than 65 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern30.test(data0)){
const err3 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,64}$"},message:"must be the name of an operation, such as commerce_refund or x_close_account"};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"operation":true},"dynamicProps":false,"dynamicItems":false};

export const getOperation_query = validate59;
const schema90 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getOperation_query"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getOperation_query" */;
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
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const claimOperation_query = validate60;
const schema91 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"claimOperation_query"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="claimOperation_query" */;
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
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const beginOperationClaim_path = validate61;
const schema92 = {"type":"object","properties":{"claim_id":{"$ref":"contract#/$defs/OperationClaimId"}},"required":["claim_id"],"$id":"beginOperationClaim_path"};
const schema93 = {"type":"string","description":"Identifier of a claim (TypeID, sortable by time of creation).","pattern":"^clm_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of a claim; those look like clm_01h455vb4pex5vsknk084sn02q","examples":["clm_01h455vb4pex5vsknk084sn02q"]};
const pattern31 = new RegExp("^clm_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="beginOperationClaim_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"},message:"must have required property '"+"claim_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
let data0 = data.claim_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/claim_id",schemaPath:"contract#/$defs/OperationClaimId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["claim_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern31.test(data0)){
const err2 = {instancePath:instancePath+"/claim_id",schemaPath:"contract#/$defs/OperationClaimId/pattern",keyword:"pattern",params:{pattern: "^clm_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a claim; those look like clm_01h455vb4pex5vsknk084sn02q"};
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
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"claim_id":true},"dynamicProps":false,"dynamicItems":false};

export const beginOperationClaim_query = validate62;
const schema94 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"beginOperationClaim_query"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="beginOperationClaim_query" */;
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
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const extendOperationClaim_path = validate63;
const schema95 = {"type":"object","properties":{"claim_id":{"$ref":"contract#/$defs/OperationClaimId"}},"required":["claim_id"],"$id":"extendOperationClaim_path"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="extendOperationClaim_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"},message:"must have required property '"+"claim_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
let data0 = data.claim_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/claim_id",schemaPath:"contract#/$defs/OperationClaimId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["claim_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern31.test(data0)){
const err2 = {instancePath:instancePath+"/claim_id",schemaPath:"contract#/$defs/OperationClaimId/pattern",keyword:"pattern",params:{pattern: "^clm_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a claim; those look like clm_01h455vb4pex5vsknk084sn02q"};
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
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"claim_id":true},"dynamicProps":false,"dynamicItems":false};

export const extendOperationClaim_query = validate64;
const schema97 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"extendOperationClaim_query"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="extendOperationClaim_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const completeOperationClaim_path = validate65;
const schema98 = {"type":"object","properties":{"claim_id":{"$ref":"contract#/$defs/OperationClaimId"}},"required":["claim_id"],"$id":"completeOperationClaim_path"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="completeOperationClaim_path" */;
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
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"},message:"must have required property '"+"claim_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
let data0 = data.claim_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/claim_id",schemaPath:"contract#/$defs/OperationClaimId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["claim_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern31.test(data0)){
const err2 = {instancePath:instancePath+"/claim_id",schemaPath:"contract#/$defs/OperationClaimId/pattern",keyword:"pattern",params:{pattern: "^clm_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a claim; those look like clm_01h455vb4pex5vsknk084sn02q"};
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
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"claim_id":true},"dynamicProps":false,"dynamicItems":false};

export const completeOperationClaim_query = validate66;
const schema100 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"completeOperationClaim_query"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="completeOperationClaim_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const failOperationClaim_path = validate67;
const schema101 = {"type":"object","properties":{"claim_id":{"$ref":"contract#/$defs/OperationClaimId"}},"required":["claim_id"],"$id":"failOperationClaim_path"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="failOperationClaim_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claim_id === undefined) || (!(func0.call(data, "claim_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim_id"},message:"must have required property '"+"claim_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.claim_id !== undefined && func0.call(data, "claim_id")){
let data0 = data.claim_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/claim_id",schemaPath:"contract#/$defs/OperationClaimId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["claim_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern31.test(data0)){
const err2 = {instancePath:instancePath+"/claim_id",schemaPath:"contract#/$defs/OperationClaimId/pattern",keyword:"pattern",params:{pattern: "^clm_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a claim; those look like clm_01h455vb4pex5vsknk084sn02q"};
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
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"claim_id":true},"dynamicProps":false,"dynamicItems":false};

export const failOperationClaim_query = validate68;
const schema103 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"failOperationClaim_query"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="failOperationClaim_query" */;
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWorkItemEvidence_path = validate69;
const schema104 = {"type":"object","properties":{"work_item_id":{"$ref":"contract#/$defs/WorkItemId"}},"required":["work_item_id"],"$id":"getWorkItemEvidence_path"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWorkItemEvidence_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.work_item_id === undefined) || (!(func0.call(data, "work_item_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_item_id"},message:"must have required property '"+"work_item_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data0 = data.work_item_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["work_item_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
const err2 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q"};
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
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"work_item_id":true},"dynamicProps":false,"dynamicItems":false};

export const getWorkItemEvidence_query = validate70;
const schema106 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"default":50},"page_token":{"type":"string","minLength":1,"maxLength":1024}},"required":[],"additionalProperties":false,"$id":"getWorkItemEvidence_query"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWorkItemEvidence_query" */;
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
for(const key0 of Object.keys(data)){
if(!((key0 === "limit") || (key0 === "page_token"))){
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
if(data.limit !== undefined && func0.call(data, "limit")){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["limit"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.page_token !== undefined && func0.call(data, "page_token")){
let data1 = data.page_token;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["page_token"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func63(data1) > 1024){
const err4 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func63(data1) < 1){
const err5 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const exportWorkItemPacket_path = validate71;
const schema107 = {"type":"object","properties":{"work_item_id":{"$ref":"contract#/$defs/WorkItemId"}},"required":["work_item_id"],"$id":"exportWorkItemPacket_path"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exportWorkItemPacket_path" */;
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
if((data.work_item_id === undefined) || (!(func0.call(data, "work_item_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_item_id"},message:"must have required property '"+"work_item_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data0 = data.work_item_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["work_item_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
const err2 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q"};
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
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"work_item_id":true},"dynamicProps":false,"dynamicItems":false};

export const exportWorkItemPacket_query = validate72;
const schema109 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"exportWorkItemPacket_query"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exportWorkItemPacket_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDataView_path = validate73;
const schema110 = {"type":"object","properties":{"view_key":{"$ref":"contract#/$defs/DataViewKey"}},"required":["view_key"],"$id":"getDataView_path"};
const schema111 = {"type":"string","description":"Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name of it; new integrations must not use it.","minLength":1,"maxLength":100,"examples":["racing_catalog"]};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDataView_path" */;
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
if((data.view_key === undefined) || (!(func0.call(data, "view_key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "view_key"},message:"must have required property '"+"view_key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.view_key !== undefined && func0.call(data, "view_key")){
let data0 = data.view_key;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/view_key",schemaPath:"contract#/$defs/DataViewKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["view_key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func63(data0) > 100){
const err2 = {instancePath:instancePath+"/view_key",schemaPath:"contract#/$defs/DataViewKey/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func63(data0) < 1){
const err3 = {instancePath:instancePath+"/view_key",schemaPath:"contract#/$defs/DataViewKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"view_key":true},"dynamicProps":false,"dynamicItems":false};

export const getDataView_query = validate74;
const schema112 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"default":20},"filter_key":{"$ref":"contract#/$defs/DataFilterKey"},"date":{"$ref":"contract#/$defs/DataDate"},"timezone":{"$ref":"contract#/$defs/DataTimezone"},"cursor":{"type":"string","minLength":1,"maxLength":8192}},"required":[],"additionalProperties":false,"$id":"getDataView_query"};
const schema113 = {"type":"string","description":"Groups shown: `all`; `today` (an event is today), `upcoming` (an event is ahead), `live` (an event is live or interim), `finished` (every event is finished or abandoned).","enum":["all","today","upcoming","live","finished"],"examples":["today"]};
const schema114 = {"type":"string","format":"date","description":"A local date, YYYY-MM-DD.","examples":["2017-05-13"]};
const schema115 = {"type":"string","description":"IANA name of a time zone.","minLength":1,"maxLength":64,"examples":["Australia/Sydney"]};
const formats8 = require("ajv-formats/dist/formats").fullFormats.date;

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDataView_query" */;
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
for(const key0 of Object.keys(data)){
if(!(((((key0 === "limit") || (key0 === "filter_key")) || (key0 === "date")) || (key0 === "timezone")) || (key0 === "cursor"))){
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
if(data.limit !== undefined && func0.call(data, "limit")){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["limit"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.filter_key !== undefined && func0.call(data, "filter_key")){
let data1 = data.filter_key;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/filter_key",schemaPath:"contract#/$defs/DataFilterKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["filter_key"] = coerced1;
}
}
}
if(!(((((data1 === "all") || (data1 === "today")) || (data1 === "upcoming")) || (data1 === "live")) || (data1 === "finished"))){
const err4 = {instancePath:instancePath+"/filter_key",schemaPath:"contract#/$defs/DataFilterKey/enum",keyword:"enum",params:{allowedValues: schema113.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.date !== undefined && func0.call(data, "date")){
let data2 = data.date;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/date",schemaPath:"contract#/$defs/DataDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["date"] = coerced2;
}
}
}
if(typeof data2 === "string"){
if(!(formats8.validate(data2))){
const err6 = {instancePath:instancePath+"/date",schemaPath:"contract#/$defs/DataDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
if(data.timezone !== undefined && func0.call(data, "timezone")){
let data3 = data.timezone;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
const err7 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/$defs/DataTimezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["timezone"] = coerced3;
}
}
}
if(typeof data3 === "string"){
if(func63(data3) > 64){
const err8 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/$defs/DataTimezone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func63(data3) < 1){
const err9 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/$defs/DataTimezone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.cursor !== undefined && func0.call(data, "cursor")){
let data4 = data.cursor;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
const err10 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["cursor"] = coerced4;
}
}
}
if(typeof data4 === "string"){
if(func63(data4) > 8192){
const err11 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func63(data4) < 1){
const err12 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDataView_header = validate75;
const schema116 = {"type":"object","properties":{"if-none-match":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^(\\*|(W/)?\"[\\x21\\x23-\\x7e]*\"(\\s*,\\s*(W/)?\"[\\x21\\x23-\\x7e]*\")*)$","x-problem":"must be * or entity tags in quotes, such as \"3\""}},"required":[],"$id":"getDataView_header"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDataView_header" */;
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
if(data["if-none-match"] !== undefined && func0.call(data, "if-none-match")){
let data0 = data["if-none-match"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["if-none-match"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func63(data0) > 1024){
const err1 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func63(data0) < 1){
const err2 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern13.test(data0)){
const err3 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/pattern",keyword:"pattern",params:{pattern: "^(\\*|(W/)?\"[\\x21\\x23-\\x7e]*\"(\\s*,\\s*(W/)?\"[\\x21\\x23-\\x7e]*\")*)$"},message:"must be * or entity tags in quotes, such as \"3\""};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"if-none-match":true},"dynamicProps":false,"dynamicItems":false};

export const getDataEntity_path = validate76;
const schema117 = {"type":"object","properties":{"entity_type":{"$ref":"contract#/$defs/DataEntityType"},"entity_id":{"$ref":"contract#/$defs/DataEntityId"}},"required":["entity_type","entity_id"],"$id":"getDataEntity_path"};
const schema118 = {"type":"string","description":"Kind of entity.","enum":["group","event","participant"],"examples":["event"]};
const schema119 = {"type":"string","description":"A canonical identifier, or one by which a source names the entity.","minLength":1,"maxLength":300,"examples":["2017-05-13.us.evangeline-downs.5"]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDataEntity_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.entity_type === undefined) || (!(func0.call(data, "entity_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_type"},message:"must have required property '"+"entity_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.entity_id === undefined) || (!(func0.call(data, "entity_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity_id"},message:"must have required property '"+"entity_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entity_type !== undefined && func0.call(data, "entity_type")){
let data0 = data.entity_type;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/entity_type",schemaPath:"contract#/$defs/DataEntityType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["entity_type"] = coerced0;
}
}
}
if(!(((data0 === "group") || (data0 === "event")) || (data0 === "participant"))){
const err3 = {instancePath:instancePath+"/entity_type",schemaPath:"contract#/$defs/DataEntityType/enum",keyword:"enum",params:{allowedValues: schema118.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.entity_id !== undefined && func0.call(data, "entity_id")){
let data1 = data.entity_id;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/entity_id",schemaPath:"contract#/$defs/DataEntityId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["entity_id"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func63(data1) > 300){
const err5 = {instancePath:instancePath+"/entity_id",schemaPath:"contract#/$defs/DataEntityId/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func63(data1) < 1){
const err6 = {instancePath:instancePath+"/entity_id",schemaPath:"contract#/$defs/DataEntityId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"entity_type":true,"entity_id":true},"dynamicProps":false,"dynamicItems":false};

export const getDataEntity_query = validate77;
const schema120 = {"type":"object","properties":{"view_key":{"$ref":"contract#/$defs/DataViewKey"}},"required":["view_key"],"additionalProperties":false,"$id":"getDataEntity_query"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDataEntity_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.view_key === undefined) || (!(func0.call(data, "view_key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "view_key"},message:"must have required property '"+"view_key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "view_key")){
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
if(data.view_key !== undefined && func0.call(data, "view_key")){
let data0 = data.view_key;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/view_key",schemaPath:"contract#/$defs/DataViewKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["view_key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func63(data0) > 100){
const err3 = {instancePath:instancePath+"/view_key",schemaPath:"contract#/$defs/DataViewKey/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func63(data0) < 1){
const err4 = {instancePath:instancePath+"/view_key",schemaPath:"contract#/$defs/DataViewKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDataEntity_header = validate78;
const schema122 = {"type":"object","properties":{"if-none-match":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^(\\*|(W/)?\"[\\x21\\x23-\\x7e]*\"(\\s*,\\s*(W/)?\"[\\x21\\x23-\\x7e]*\")*)$","x-problem":"must be * or entity tags in quotes, such as \"3\""}},"required":[],"$id":"getDataEntity_header"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDataEntity_header" */;
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
if(data["if-none-match"] !== undefined && func0.call(data, "if-none-match")){
let data0 = data["if-none-match"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["if-none-match"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func63(data0) > 1024){
const err1 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func63(data0) < 1){
const err2 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern13.test(data0)){
const err3 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/pattern",keyword:"pattern",params:{pattern: "^(\\*|(W/)?\"[\\x21\\x23-\\x7e]*\"(\\s*,\\s*(W/)?\"[\\x21\\x23-\\x7e]*\")*)$"},message:"must be * or entity tags in quotes, such as \"3\""};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"if-none-match":true},"dynamicProps":false,"dynamicItems":false};

export const getDataSourceHealth_path = validate79;
const schema123 = {"type":"object","properties":{"source_key":{"$ref":"contract#/$defs/DataSourceKey"}},"required":["source_key"],"$id":"getDataSourceHealth_path"};
const schema124 = {"type":"string","description":"Key under which the tenant has registered the source.","minLength":1,"maxLength":100,"examples":["timeform"]};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDataSourceHealth_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.source_key === undefined) || (!(func0.call(data, "source_key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_key"},message:"must have required property '"+"source_key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source_key !== undefined && func0.call(data, "source_key")){
let data0 = data.source_key;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/source_key",schemaPath:"contract#/$defs/DataSourceKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["source_key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func63(data0) > 100){
const err2 = {instancePath:instancePath+"/source_key",schemaPath:"contract#/$defs/DataSourceKey/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func63(data0) < 1){
const err3 = {instancePath:instancePath+"/source_key",schemaPath:"contract#/$defs/DataSourceKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"source_key":true},"dynamicProps":false,"dynamicItems":false};

export const getDataSourceHealth_query = validate80;
const schema125 = {"type":"object","properties":{"view_key":{"$ref":"contract#/$defs/DataViewKey"},"date":{"$ref":"contract#/$defs/DataDate"}},"required":["view_key"],"additionalProperties":false,"$id":"getDataSourceHealth_query"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDataSourceHealth_query" */;
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
if((data.view_key === undefined) || (!(func0.call(data, "view_key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "view_key"},message:"must have required property '"+"view_key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "view_key") || (key0 === "date"))){
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
if(data.view_key !== undefined && func0.call(data, "view_key")){
let data0 = data.view_key;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/view_key",schemaPath:"contract#/$defs/DataViewKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["view_key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func63(data0) > 100){
const err3 = {instancePath:instancePath+"/view_key",schemaPath:"contract#/$defs/DataViewKey/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func63(data0) < 1){
const err4 = {instancePath:instancePath+"/view_key",schemaPath:"contract#/$defs/DataViewKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.date !== undefined && func0.call(data, "date")){
let data1 = data.date;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err5 = {instancePath:instancePath+"/date",schemaPath:"contract#/$defs/DataDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["date"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(!(formats8.validate(data1))){
const err6 = {instancePath:instancePath+"/date",schemaPath:"contract#/$defs/DataDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDataSourceHealth_header = validate81;
const schema128 = {"type":"object","properties":{"if-none-match":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^(\\*|(W/)?\"[\\x21\\x23-\\x7e]*\"(\\s*,\\s*(W/)?\"[\\x21\\x23-\\x7e]*\")*)$","x-problem":"must be * or entity tags in quotes, such as \"3\""}},"required":[],"$id":"getDataSourceHealth_header"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDataSourceHealth_header" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["if-none-match"] !== undefined && func0.call(data, "if-none-match")){
let data0 = data["if-none-match"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["if-none-match"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func63(data0) > 1024){
const err1 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func63(data0) < 1){
const err2 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern13.test(data0)){
const err3 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/pattern",keyword:"pattern",params:{pattern: "^(\\*|(W/)?\"[\\x21\\x23-\\x7e]*\"(\\s*,\\s*(W/)?\"[\\x21\\x23-\\x7e]*\")*)$"},message:"must be * or entity tags in quotes, such as \"3\""};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"if-none-match":true},"dynamicProps":false,"dynamicItems":false};

export const listEvents_query = validate82;
const schema129 = {"type":"object","properties":{"after":{"$ref":"contract#/$defs/EventSequence"},"types":{"type":"string","minLength":1,"maxLength":2000,"pattern":"^[a-z_]+\\.([a-z_]+|\\*)(,[a-z_]+\\.([a-z_]+|\\*))*$","x-problem":"must be types of events apart by commas, such as work_item.created,proposal.*"},"work_item_id":{"$ref":"contract#/$defs/WorkItemId"},"limit":{"type":"integer","minimum":1,"default":50},"wait_seconds":{"type":"integer","minimum":0,"maximum":30,"default":0},"expand":{"type":"string","enum":["data"]}},"required":[],"additionalProperties":false,"$id":"listEvents_query"};
const schema130 = {"type":"integer","description":"Position in the tenant's log, counted from 1 without gaps.","minimum":0,"maximum":9007199254740991,"x-problem":"must be a whole number from 0 on, such as the `next_after` of the answer before","examples":[4711]};
const pattern40 = new RegExp("^[a-z_]+\\.([a-z_]+|\\*)(,[a-z_]+\\.([a-z_]+|\\*))*$", "u");

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEvents_query" */;
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
for(const key0 of Object.keys(data)){
if(!((((((key0 === "after") || (key0 === "types")) || (key0 === "work_item_id")) || (key0 === "limit")) || (key0 === "wait_seconds")) || (key0 === "expand"))){
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
if(data.after !== undefined && func0.call(data, "after")){
let data0 = data.after;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err1 = {instancePath:instancePath+"/after",schemaPath:"contract#/$defs/EventSequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["after"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/after",schemaPath:"contract#/$defs/EventSequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/after",schemaPath:"contract#/$defs/EventSequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.types !== undefined && func0.call(data, "types")){
let data1 = data.types;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["types"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func63(data1) > 2000){
const err5 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func63(data1) < 1){
const err6 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern40.test(data1)){
const err7 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+\\.([a-z_]+|\\*)(,[a-z_]+\\.([a-z_]+|\\*))*$"},message:"must be types of events apart by commas, such as work_item.created,proposal.*"};
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
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data2 = data.work_item_id;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
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
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["work_item_id"] = coerced2;
}
}
}
if(typeof data2 === "string"){
if(!pattern12.test(data2)){
const err9 = {instancePath:instancePath+"/work_item_id",schemaPath:"contract#/$defs/WorkItemId/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q"};
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
if(data.limit !== undefined && func0.call(data, "limit")){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data3 === null
              || (dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced3 = +data3;
}
else {
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["limit"] = coerced3;
}
}
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.wait_seconds !== undefined && func0.call(data, "wait_seconds")){
let data4 = data.wait_seconds;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 === "boolean" || data4 === null
              || (dataType4 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
coerced4 = +data4;
}
else {
const err12 = {instancePath:instancePath+"/wait_seconds",schemaPath:"#/properties/wait_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["wait_seconds"] = coerced4;
}
}
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 30 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/wait_seconds",schemaPath:"#/properties/wait_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/wait_seconds",schemaPath:"#/properties/wait_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.expand !== undefined && func0.call(data, "expand")){
let data5 = data.expand;
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
const err15 = {instancePath:instancePath+"/expand",schemaPath:"#/properties/expand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["expand"] = coerced5;
}
}
}
if(!(data5 === "data")){
const err16 = {instancePath:instancePath+"/expand",schemaPath:"#/properties/expand/enum",keyword:"enum",params:{allowedValues: schema129.properties.expand.enum},message:"must be equal to one of the allowed values"};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listWebhookEndpoints_query = validate83;
const schema132 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"listWebhookEndpoints_query"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWebhookEndpoints_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_query = validate84;
const schema133 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"createWebhookEndpoint_query"};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createWebhookEndpoint_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_header = validate85;
const schema134 = {"type":"object","properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$","x-problem":"must consist of visible ASCII characters"}},"required":[],"$id":"createWebhookEndpoint_header"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createWebhookEndpoint_header" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotency-key"] !== undefined && func0.call(data, "idempotency-key")){
let data0 = data["idempotency-key"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotency-key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func63(data0) > 255){
const err1 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func63(data0) < 1){
const err2 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must consist of visible ASCII characters"};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"idempotency-key":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhookEndpoint_path = validate86;
const schema135 = {"type":"object","properties":{"webhook_endpoint_id":{"$ref":"contract#/$defs/WebhookEndpointId"}},"required":["webhook_endpoint_id"],"$id":"getWebhookEndpoint_path"};
const schema136 = {"type":"string","description":"Identifier of an endpoint (TypeID, sortable by time of creation).","pattern":"^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an endpoint; those look like whe_01h455vb4pex5vsknk084sn02q","examples":["whe_01h455vb4pex5vsknk084sn02q"]};
const pattern43 = new RegExp("^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWebhookEndpoint_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.webhook_endpoint_id === undefined) || (!(func0.call(data, "webhook_endpoint_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_endpoint_id"},message:"must have required property '"+"webhook_endpoint_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.webhook_endpoint_id !== undefined && func0.call(data, "webhook_endpoint_id")){
let data0 = data.webhook_endpoint_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/webhook_endpoint_id",schemaPath:"contract#/$defs/WebhookEndpointId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["webhook_endpoint_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern43.test(data0)){
const err2 = {instancePath:instancePath+"/webhook_endpoint_id",schemaPath:"contract#/$defs/WebhookEndpointId/pattern",keyword:"pattern",params:{pattern: "^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an endpoint; those look like whe_01h455vb4pex5vsknk084sn02q"};
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
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"webhook_endpoint_id":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhookEndpoint_query = validate87;
const schema137 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getWebhookEndpoint_query"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWebhookEndpoint_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteWebhookEndpoint_path = validate88;
const schema138 = {"type":"object","properties":{"webhook_endpoint_id":{"$ref":"contract#/$defs/WebhookEndpointId"}},"required":["webhook_endpoint_id"],"$id":"deleteWebhookEndpoint_path"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteWebhookEndpoint_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.webhook_endpoint_id === undefined) || (!(func0.call(data, "webhook_endpoint_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_endpoint_id"},message:"must have required property '"+"webhook_endpoint_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.webhook_endpoint_id !== undefined && func0.call(data, "webhook_endpoint_id")){
let data0 = data.webhook_endpoint_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/webhook_endpoint_id",schemaPath:"contract#/$defs/WebhookEndpointId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["webhook_endpoint_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern43.test(data0)){
const err2 = {instancePath:instancePath+"/webhook_endpoint_id",schemaPath:"contract#/$defs/WebhookEndpointId/pattern",keyword:"pattern",params:{pattern: "^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an endpoint; those look like whe_01h455vb4pex5vsknk084sn02q"};
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
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"webhook_endpoint_id":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhookEndpoint_query = validate89;
const schema140 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"deleteWebhookEndpoint_query"};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteWebhookEndpoint_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_path = validate90;
const schema141 = {"type":"object","properties":{"webhook_endpoint_id":{"$ref":"contract#/$defs/WebhookEndpointId"}},"required":["webhook_endpoint_id"],"$id":"updateWebhookEndpoint_path"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateWebhookEndpoint_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.webhook_endpoint_id === undefined) || (!(func0.call(data, "webhook_endpoint_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_endpoint_id"},message:"must have required property '"+"webhook_endpoint_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.webhook_endpoint_id !== undefined && func0.call(data, "webhook_endpoint_id")){
let data0 = data.webhook_endpoint_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/webhook_endpoint_id",schemaPath:"contract#/$defs/WebhookEndpointId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["webhook_endpoint_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern43.test(data0)){
const err2 = {instancePath:instancePath+"/webhook_endpoint_id",schemaPath:"contract#/$defs/WebhookEndpointId/pattern",keyword:"pattern",params:{pattern: "^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an endpoint; those look like whe_01h455vb4pex5vsknk084sn02q"};
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
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"webhook_endpoint_id":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_query = validate91;
const schema143 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"updateWebhookEndpoint_query"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateWebhookEndpoint_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_header = validate92;
const schema144 = {"type":"object","properties":{"if-match":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^(\\*|(W/)?\"[\\x21\\x23-\\x7e]*\"(\\s*,\\s*(W/)?\"[\\x21\\x23-\\x7e]*\")*)$","x-problem":"must be * or entity tags in quotes, such as \"3\""}},"required":[],"$id":"updateWebhookEndpoint_header"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateWebhookEndpoint_header" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["if-match"] !== undefined && func0.call(data, "if-match")){
let data0 = data["if-match"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["if-match"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func63(data0) > 1024){
const err1 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func63(data0) < 1){
const err2 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern13.test(data0)){
const err3 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/pattern",keyword:"pattern",params:{pattern: "^(\\*|(W/)?\"[\\x21\\x23-\\x7e]*\"(\\s*,\\s*(W/)?\"[\\x21\\x23-\\x7e]*\")*)$"},message:"must be * or entity tags in quotes, such as \"3\""};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"if-match":true},"dynamicProps":false,"dynamicItems":false};

export const testWebhookEndpoint_path = validate93;
const schema145 = {"type":"object","properties":{"webhook_endpoint_id":{"$ref":"contract#/$defs/WebhookEndpointId"}},"required":["webhook_endpoint_id"],"$id":"testWebhookEndpoint_path"};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="testWebhookEndpoint_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.webhook_endpoint_id === undefined) || (!(func0.call(data, "webhook_endpoint_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_endpoint_id"},message:"must have required property '"+"webhook_endpoint_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.webhook_endpoint_id !== undefined && func0.call(data, "webhook_endpoint_id")){
let data0 = data.webhook_endpoint_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/webhook_endpoint_id",schemaPath:"contract#/$defs/WebhookEndpointId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["webhook_endpoint_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern43.test(data0)){
const err2 = {instancePath:instancePath+"/webhook_endpoint_id",schemaPath:"contract#/$defs/WebhookEndpointId/pattern",keyword:"pattern",params:{pattern: "^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an endpoint; those look like whe_01h455vb4pex5vsknk084sn02q"};
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
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"webhook_endpoint_id":true},"dynamicProps":false,"dynamicItems":false};

export const testWebhookEndpoint_query = validate94;
const schema147 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"testWebhookEndpoint_query"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="testWebhookEndpoint_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_path = validate95;
const schema148 = {"type":"object","properties":{"webhook_endpoint_id":{"$ref":"contract#/$defs/WebhookEndpointId"}},"required":["webhook_endpoint_id"],"$id":"rotateWebhookSecret_path"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateWebhookSecret_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.webhook_endpoint_id === undefined) || (!(func0.call(data, "webhook_endpoint_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_endpoint_id"},message:"must have required property '"+"webhook_endpoint_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.webhook_endpoint_id !== undefined && func0.call(data, "webhook_endpoint_id")){
let data0 = data.webhook_endpoint_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/webhook_endpoint_id",schemaPath:"contract#/$defs/WebhookEndpointId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["webhook_endpoint_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern43.test(data0)){
const err2 = {instancePath:instancePath+"/webhook_endpoint_id",schemaPath:"contract#/$defs/WebhookEndpointId/pattern",keyword:"pattern",params:{pattern: "^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an endpoint; those look like whe_01h455vb4pex5vsknk084sn02q"};
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
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"webhook_endpoint_id":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_query = validate96;
const schema150 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"rotateWebhookSecret_query"};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateWebhookSecret_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const recoverWebhookEndpoint_path = validate97;
const schema151 = {"type":"object","properties":{"webhook_endpoint_id":{"$ref":"contract#/$defs/WebhookEndpointId"}},"required":["webhook_endpoint_id"],"$id":"recoverWebhookEndpoint_path"};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="recoverWebhookEndpoint_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.webhook_endpoint_id === undefined) || (!(func0.call(data, "webhook_endpoint_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_endpoint_id"},message:"must have required property '"+"webhook_endpoint_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.webhook_endpoint_id !== undefined && func0.call(data, "webhook_endpoint_id")){
let data0 = data.webhook_endpoint_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/webhook_endpoint_id",schemaPath:"contract#/$defs/WebhookEndpointId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["webhook_endpoint_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern43.test(data0)){
const err2 = {instancePath:instancePath+"/webhook_endpoint_id",schemaPath:"contract#/$defs/WebhookEndpointId/pattern",keyword:"pattern",params:{pattern: "^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an endpoint; those look like whe_01h455vb4pex5vsknk084sn02q"};
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
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"webhook_endpoint_id":true},"dynamicProps":false,"dynamicItems":false};

export const recoverWebhookEndpoint_query = validate98;
const schema153 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"recoverWebhookEndpoint_query"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="recoverWebhookEndpoint_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listWebhookDeliveries_path = validate99;
const schema154 = {"type":"object","properties":{"webhook_endpoint_id":{"$ref":"contract#/$defs/WebhookEndpointId"}},"required":["webhook_endpoint_id"],"$id":"listWebhookDeliveries_path"};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWebhookDeliveries_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.webhook_endpoint_id === undefined) || (!(func0.call(data, "webhook_endpoint_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_endpoint_id"},message:"must have required property '"+"webhook_endpoint_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.webhook_endpoint_id !== undefined && func0.call(data, "webhook_endpoint_id")){
let data0 = data.webhook_endpoint_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/webhook_endpoint_id",schemaPath:"contract#/$defs/WebhookEndpointId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["webhook_endpoint_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern43.test(data0)){
const err2 = {instancePath:instancePath+"/webhook_endpoint_id",schemaPath:"contract#/$defs/WebhookEndpointId/pattern",keyword:"pattern",params:{pattern: "^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an endpoint; those look like whe_01h455vb4pex5vsknk084sn02q"};
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
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"webhook_endpoint_id":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookDeliveries_query = validate100;
const schema156 = {"type":"object","properties":{"status":{"$ref":"contract#/$defs/WebhookDeliveryStatus"},"limit":{"type":"integer","minimum":1,"default":50},"page_token":{"type":"string","minLength":1,"maxLength":1024}},"required":[],"additionalProperties":false,"$id":"listWebhookDeliveries_query"};
const schema157 = {"type":"string","description":"`pending`: to be sent, for the first time or again. `delivered`: the receiver answered 2xx. `failed`: 8 attempts failed. `cancelled`: the endpoint was switched off or deleted before.","enum":["pending","delivered","failed","cancelled"],"examples":["delivered"]};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWebhookDeliveries_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "status") || (key0 === "limit")) || (key0 === "page_token"))){
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
if(data.status !== undefined && func0.call(data, "status")){
let data0 = data.status;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/status",schemaPath:"contract#/$defs/WebhookDeliveryStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["status"] = coerced0;
}
}
}
if(!((((data0 === "pending") || (data0 === "delivered")) || (data0 === "failed")) || (data0 === "cancelled"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"contract#/$defs/WebhookDeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema157.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.limit !== undefined && func0.call(data, "limit")){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced1 = +data1;
}
else {
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["limit"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.page_token !== undefined && func0.call(data, "page_token")){
let data2 = data.page_token;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["page_token"] = coerced2;
}
}
}
if(typeof data2 === "string"){
if(func63(data2) > 1024){
const err6 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func63(data2) < 1){
const err7 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const replayWebhookDelivery_path = validate101;
const schema158 = {"type":"object","properties":{"webhook_endpoint_id":{"$ref":"contract#/$defs/WebhookEndpointId"},"webhook_delivery_id":{"$ref":"contract#/$defs/WebhookDeliveryId"}},"required":["webhook_endpoint_id","webhook_delivery_id"],"$id":"replayWebhookDelivery_path"};
const schema160 = {"type":"string","description":"Identifier of a delivery (TypeID, sortable by time of creation).","pattern":"^whd_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of a delivery; those look like whd_01h455vb4pex5vsknk084sn02q","examples":["whd_01h455vb4pex5vsknk084sn02q"]};
const pattern52 = new RegExp("^whd_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="replayWebhookDelivery_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.webhook_endpoint_id === undefined) || (!(func0.call(data, "webhook_endpoint_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_endpoint_id"},message:"must have required property '"+"webhook_endpoint_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.webhook_delivery_id === undefined) || (!(func0.call(data, "webhook_delivery_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook_delivery_id"},message:"must have required property '"+"webhook_delivery_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.webhook_endpoint_id !== undefined && func0.call(data, "webhook_endpoint_id")){
let data0 = data.webhook_endpoint_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/webhook_endpoint_id",schemaPath:"contract#/$defs/WebhookEndpointId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["webhook_endpoint_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern43.test(data0)){
const err3 = {instancePath:instancePath+"/webhook_endpoint_id",schemaPath:"contract#/$defs/WebhookEndpointId/pattern",keyword:"pattern",params:{pattern: "^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an endpoint; those look like whe_01h455vb4pex5vsknk084sn02q"};
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
if(data.webhook_delivery_id !== undefined && func0.call(data, "webhook_delivery_id")){
let data1 = data.webhook_delivery_id;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/webhook_delivery_id",schemaPath:"contract#/$defs/WebhookDeliveryId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["webhook_delivery_id"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(!pattern52.test(data1)){
const err5 = {instancePath:instancePath+"/webhook_delivery_id",schemaPath:"contract#/$defs/WebhookDeliveryId/pattern",keyword:"pattern",params:{pattern: "^whd_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a delivery; those look like whd_01h455vb4pex5vsknk084sn02q"};
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
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"webhook_endpoint_id":true,"webhook_delivery_id":true},"dynamicProps":false,"dynamicItems":false};

export const replayWebhookDelivery_query = validate102;
const schema161 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"replayWebhookDelivery_query"};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="replayWebhookDelivery_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMe_query = validate103;
const schema162 = {"type":"object","properties":{},"required":[],"additionalProperties":false,"$id":"getMe_query"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMe_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

